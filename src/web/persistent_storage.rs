//! The browser's promise not to evict this page's storage when the device runs out of space (persistent storage).

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::api::{self, api};
use super::local_storage;

/// The name under which it is noted that the browser was asked, because some then ask the user.
const ASKED: &str = "asked-to-keep";

thread_local! {
    /// Whether it need not be asked again in this visit.
    static ENOUGH: Cell<bool> = const { Cell::new(false) };
}

/// Asks for persistent storage when there is something to keep, once and never again by itself.
pub fn ask_once() {
    if super::window().is_none() || ENOUGH.replace(true) {
        return;
    }
    if local_storage::load::<bool>(ASKED).is_none() && local_storage::save(ASKED, &true) {
        spawn_local(async {
            ask().await;
        });
    }
}

/// Asks for persistent storage, and returns whether it is granted.
pub async fn ask() -> bool {
    answer("persist").await == Some(true)
}

/// Whether it was granted; `None` where the browser does not support it.
pub async fn is_given() -> Option<bool> {
    answer("persisted").await
}

/// Calls a method of the browser's storage manager, which not every browser has.
async fn answer(question: &str) -> Option<bool> {
    let keeper: JsValue = api("navigator.storage")?;
    api::answer(&keeper, question, &[]).await?.as_bool()
}
