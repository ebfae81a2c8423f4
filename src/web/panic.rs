//! What the page can't recover from: a panic, or text that it needs to start. `static/start.js`, which works without
//! WebAssembly, takes over.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

/// The event that reports a panic to the window; its detail says what went wrong, and where.
const PANIC: &str = "kitchen-table-panic";

/// The event that reports that the page could not start; its detail says why.
const NO_START: &str = "kitchen-table-no-start";

/// Reports a panic.
pub fn tell(why: &PanicHookInfo<'_>) {
    report(PANIC, &why.to_string());
}

/// Reports that the page could not start.
pub fn could_not_start(why: &str) {
    report(NO_START, why);
}

fn report(name: &str, why: &str) {
    let event = CustomEventInit::new();
    event.set_detail(&JsValue::from_str(why));
    if let Some(window) = super::window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(name, &event)
    {
        let _ = window.dispatch_event(&event);
    }
}
