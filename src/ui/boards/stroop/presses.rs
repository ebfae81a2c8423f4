//! Buttons that act when they are pressed, not when they are let go, and what must not follow from such a press: it may
//! have changed the screen, and its release then meets whatever lies under the finger by then.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::web::window;

/// Presses that are remembered: more than all fingers around a screen. Many of them are never followed by a click.
const REMEMBERED: usize = 50;

/// Where each pointer was pressed last, and which pointer that was.
#[derive(Default)]
struct Began {
    on: HashMap<i32, Option<Element>>,
    last: i32,
}

/// Lets a click count only where its press began.
#[hook]
pub(super) fn use_own_clicks() {
    use_effect_with((), |()| {
        let began = Rc::new(RefCell::new(Began::default()));
        let down = listen("pointerdown", {
            let began = Rc::clone(&began);
            move |event| {
                if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                    let mut began = began.borrow_mut();
                    if began.on.len() >= REMEMBERED {
                        began.on.clear();
                    }
                    began.last = pointer.pointer_id();
                    began.on.insert(pointer.pointer_id(), control(event));
                }
            }
        });
        let click = listen("click", move |event| {
            // Keys and assistive technology click without a press.
            let by_hand = event
                .dyn_ref::<MouseEvent>()
                .is_some_and(|it| it.detail() > 0);
            let Some(clicked) = control(event).filter(|_| by_hand) else {
                return;
            };
            // In some browsers a click does not say by which pointer.
            let pointer = event.dyn_ref::<PointerEvent>();
            let mut began = began.borrow_mut();
            let pointer = pointer.map_or(began.last, PointerEvent::pointer_id);
            if let Some(pressed) = began.on.remove(&pointer)
                && pressed.as_ref() != Some(&clicked)
            {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
        move || drop((down, click))
    });
}

/// Listens to events anywhere on the page, before all others.
fn listen(name: &'static str, heard: impl Fn(&Event) + 'static) -> Option<EventListener> {
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let window = window()?;
    Some(EventListener::new_with_options(
        &window,
        name,
        first,
        move |event| heard(event),
    ))
}

/// The button or list at which an event is aimed.
fn control(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("button, select, summary, a").ok()?
}

/// Listeners that act on press, as everywhere at this table: while others hold their fingers down, there are no clicks.
/// Assistive technology clicks without pointer events.
pub(super) fn presses(
    then: impl Fn() + Clone + 'static,
) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let clicked = then.clone();
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        if event.button() == 0 {
            // The mouse press that follows would open a list that lies there by then.
            event.prevent_default();
            then();
        }
    });
    let onclick = Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            clicked();
        }
    });
    (onpointerdown, onclick)
}
