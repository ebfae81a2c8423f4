//! Asking before people leave the page.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Reflect;

/// Makes the browser ask whoever closes or reloads the page whether they want to, until the listener is dropped.
#[must_use]
pub fn ask_first() -> Option<EventListener> {
    let window = super::window()?;
    let options = EventListenerOptions::enable_prevent_default();
    let listener = EventListener::new_with_options(&window, "beforeunload", options, |event| {
        event.prevent_default();
        // What older browsers look at.
        let _ = Reflect::set(event, &"returnValue".into(), &true.into());
    });
    Some(listener)
}
