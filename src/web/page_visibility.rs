//! Whether this page is visible: its tab may be in the background, or its window minimized.

use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Document;

fn document() -> Option<Document> {
    super::window()?.document()
}

/// Whether the page is hidden now.
#[must_use]
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Waits until the page is visible.
pub async fn seen() {
    let Some(document) = document() else { return };
    while document.hidden() {
        let changed = Promise::new(&mut |changed, _| {
            let listener = EventListener::once(&document, "visibilitychange", move |_| {
                let _ = changed.call0(&JsValue::NULL);
            });
            listener.forget();
        });
        let _ = JsFuture::from(changed).await;
    }
}
