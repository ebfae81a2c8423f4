//! Presses that take effect while the finger or key is still down: the events that follow must not reach whatever
//! is under the pointer by then.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

thread_local! {
    /// Whether the current press has already taken effect.
    static SPENT: Cell<bool> = const { Cell::new(false) };
}

/// Marks the current press as done. If the page is [guarded](guard), nothing receives the events that follow from
/// it.
pub fn spend() {
    SPENT.set(true);
}

/// Blocks, until the listeners are dropped, events of a press that is done: the click on release, and key repeats.
/// The next press starts afresh.
#[must_use]
pub fn guard() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let first = EventListenerOptions {
        passive: false,
        ..EventListenerOptions::run_in_capture_phase()
    };
    let listen = |name: &'static str, is_rest: fn(&Event) -> Option<bool>| {
        EventListener::new_with_options(&window, name, first, move |event| match is_rest(event) {
            Some(true) if SPENT.get() => {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
            Some(_) => {}
            None => SPENT.set(false),
        })
    };
    vec![
        listen("pointerdown", |_| None),
        listen("keyup", |_| None),
        listen("keydown", |event| {
            let repeats = event.dyn_ref::<KeyboardEvent>()?.repeat();
            repeats.then_some(true)
        }),
        // Clicks from assistive technology have a click count of 0.
        listen("click", |event| {
            let clicks = event.dyn_ref::<MouseEvent>()?.detail();
            Some(clicks > 0)
        }),
    ]
}
