//! Whether anybody can see this page: a tab may lie behind others, a window in the dock.

use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Document;

fn document() -> Option<Document> {
    super::window()?.document()
}

/// Whether nobody sees it now.
#[must_use]
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Waits until somebody sees it.
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
