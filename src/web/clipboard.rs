//! The clipboard.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlDocument, HtmlElement, HtmlTextAreaElement, Window};

use super::api::{answer, api};

/// Copies text to the clipboard, and returns whether that succeeded.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Only secure pages have one.
    let written = match api::<JsValue>("navigator.clipboard") {
        Some(clipboard) => answer(&clipboard, "writeText", &[text.into()]).await,
        None => None,
    };
    written.is_some() || copy_selected(&window, text).is_some()
}

/// The old way, for browsers without that API: copies a selection made for the purpose.
fn copy_selected(window: &Window, text: &str) -> Option<()> {
    let document: HtmlDocument = window.document()?.dyn_into().ok()?;
    let focused = document.active_element();
    let area = document.create_element("textarea").ok()?;
    let area: HtmlTextAreaElement = area.dyn_into().ok()?;
    area.set_value(text);
    document.body()?.append_child(&area).ok()?;
    area.select();
    let done = document.exec_command("copy").unwrap_or(false);
    area.remove();
    if let Some(focused) = focused.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = focused.focus();
    }
    done.then_some(())
}
