//! Shared helpers for event listeners.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The events with which any user input begins.
pub const INPUTS: [&str; 3] = ["pointerdown", "keydown", "wheel"];

/// Returns a callback that stays the same and calls the most recently given one, so that listeners need not be
/// removed and added again with each render.
#[hook]
pub fn use_latest<A: 'static, B: 'static>(callback: Callback<A, B>) -> Callback<A, B> {
    let latest = use_mut_ref(|| callback.clone());
    latest.replace(callback);
    use_callback((), move |asked, ()| {
        let callback = latest.borrow().clone();
        callback.emit(asked)
    })
}

/// What `read` returns, read again whenever `on_change` calls back, for as long as the component is mounted.
#[hook]
pub fn use_followed<T: Clone + PartialEq + 'static>(
    read: fn() -> T,
    on_change: fn(Box<dyn Fn()>) -> Option<EventListener>,
) -> T {
    let said = use_state_eq(read);
    use_effect_with((), {
        let said = said.setter();
        move |()| {
            let listener = on_change(Box::new(move || said.set(read())));
            move || drop(listener)
        }
    });
    (*said).clone()
}

/// Calls back whenever one of these events happens anywhere, before any other listener hears of it.
pub fn on_any(events: &[&'static str], then: &(impl Fn() + Clone + 'static)) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let first = EventListenerOptions::run_in_capture_phase();
    let on = |&event: &&'static str| {
        let then = then.clone();
        EventListener::new_with_options(&window, event, first, move |_| then())
    };
    events.iter().map(on).collect()
}

/// Ignores the click that follows at once, such as one that ends a drag.
pub fn swallow_click() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let swallow = EventListener::new_with_options(&window, "click", options, |event| {
        event.stop_immediate_propagation();
        event.prevent_default();
    });
    Timeout::new(0, move || drop(swallow)).forget();
}
