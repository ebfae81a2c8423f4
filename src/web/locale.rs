//! The languages of the browser's user, and of the page.

use js_sys::Array;

use super::api::api;

/// The locales that the browser's user prefers, the first one most.
#[must_use]
pub fn preferred() -> Vec<String> {
    let spoken: Array = api("navigator.languages").unwrap_or_default();
    { spoken.iter() }
        .filter_map(|locale| locale.as_string())
        .collect()
}

/// Tells the browser, and those who read the page aloud, the language of the page.
pub fn announce(code: &str) {
    let document = super::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        let _ = root.set_attribute("lang", code);
    }
}
