//! The languages of the browser's user, and of the page.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::api::api;

/// The locales that the browser's user prefers, the first one most, as the browser names them: it may not know a name
/// itself.
#[must_use]
pub fn preferred() -> Vec<String> {
    let all = api::<JsValue>("navigator.languages").map(|all| Array::from(&all));
    let first = api::<JsValue>("navigator.language");
    let all = { all.iter() }.flat_map(|all| all.iter()).chain(first);
    all.filter_map(|locale| locale.as_string()).collect()
}

/// Tells the browser, and those who read the page aloud, the language of the page.
pub fn announce(code: &str) {
    let document = super::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        let _ = root.set_attribute("lang", code);
    }
}
