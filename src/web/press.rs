//! A press that has done what it is for while the finger, or the key, is still down: what else comes of it
//! is meant for nothing that lies there by now.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

thread_local! {
    /// Whether what is down has done all that it is to do.
    static SPENT: Cell<bool> = const { Cell::new(false) };
}

/// Says that what is down now has done what it is for. Nobody hears of its end, if the page is
/// [guarded](guard).
pub fn spend() {
    SPENT.set(true);
}

/// Keeps from the page, while what this gives is there, what comes of a press that is spent: a click where
/// it is let go, and a key that repeats. The next press is a new one.
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
        // What presses buttons without a pointer counts no clicks.
        listen("click", |event| {
            let clicks = event.dyn_ref::<MouseEvent>()?.detail();
            Some(clicks > 0)
        }),
    ]
}
