//! The browser's own dragging, which would take the place of ours or of the page: what is selected, such as everything
//! by Ctrl+A, is carried away by a mouse that slides over cards, and a file or a link is opened where it is dropped.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, Event};
use yew::prelude::*;

use super::route::Route;

/// Keeps the browser from carrying anything away at a table, and from opening what is dropped on any page.
#[hook]
pub fn use_own_drags() {
    use_effect_with((), |()| {
        let listeners = [
            on_drag("dragstart", EventListenerPhase::Bubble, |event| {
                if Route::is_at_table() && !is_in_field(event) {
                    event.prevent_default();
                }
            }),
            on_drag("dragover", EventListenerPhase::Bubble, refuse),
            on_drag("drop", EventListenerPhase::Bubble, refuse),
        ];
        move || drop(listeners)
    });
}

/// Calls back with each event of this name, anywhere on the page.
pub fn on_drag(
    name: &'static str,
    phase: EventListenerPhase,
    heard: impl Fn(&DragEvent) + 'static,
) -> Option<EventListener> {
    let window = web_sys::window()?;
    let options = EventListenerOptions {
        phase,
        passive: false,
    };
    let heard = move |event: &Event| {
        if let Some(event) = event.dyn_ref() {
            heard(event);
        }
    };
    Some(EventListener::new_with_options(
        &window, name, options, heard,
    ))
}

/// Whether files are carried, rather than text or a picture of the page.
#[must_use]
pub fn carries_files(event: &DragEvent) -> bool {
    carries(event, "Files")
}

/// Refuses what the browser would open, unless somebody has already taken it.
fn refuse(event: &DragEvent) {
    let opens = carries_files(event) || carries(event, "text/uri-list") && !is_in_field(event);
    if opens && !event.default_prevented() {
        event.prevent_default();
        if let Some(carried) = event.data_transfer() {
            carried.set_drop_effect("none");
        }
    }
}

fn carries(event: &DragEvent, what: &str) -> bool {
    let carried = event.data_transfer();
    carried.is_some_and(|it| it.types().includes(&what.into(), 0))
}

/// Whether it happens in a field, where text may be moved.
fn is_in_field(event: &DragEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.matches("input, textarea").unwrap_or(false))
}
