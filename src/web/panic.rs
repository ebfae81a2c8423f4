//! The end of the page by a mistake of ours, of which nothing in WebAssembly can recover: `static/start.js` is
//! told, and helps without it.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

/// What the window hears then; the event's detail says what went wrong, and where.
const PANIC: &str = "kitchen-table-panic";

/// Tells of a panic.
pub fn tell(why: &PanicHookInfo<'_>) {
    let event = CustomEventInit::new();
    event.set_detail(&JsValue::from_str(&why.to_string()));
    if let Some(window) = super::window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(PANIC, &event)
    {
        let _ = window.dispatch_event(&event);
    }
}
