//! Panic handling: nothing in WebAssembly can recover from a panic, so `static/start.js`, which works without it,
//! takes over.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

/// The event that reports a panic to the window; its detail says what went wrong, and where.
const PANIC: &str = "kitchen-table-panic";

/// Reports a panic.
pub fn tell(why: &PanicHookInfo<'_>) {
    let event = CustomEventInit::new();
    event.set_detail(&JsValue::from_str(&why.to_string()));
    if let Some(window) = super::window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(PANIC, &event)
    {
        let _ = window.dispatch_event(&event);
    }
}
