//! Whether the browser has promised to keep what is kept here when the device runs out of room.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::api::{self, api};
use super::local_storage;

/// The name under which it is noted that the browser was asked: some ask people in their turn.
const ASKED: &str = "asked-to-keep";

thread_local! {
    /// Whether it need not be asked in this visit.
    static ENOUGH: Cell<bool> = const { Cell::new(false) };
}

/// Asks for it once there is something to keep, and never again by itself.
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

/// Asks for it, and says whether it is given.
pub async fn ask() -> bool {
    answer("persist").await == Some(true)
}

/// Whether it was given; nothing where the browser gives none.
pub async fn is_given() -> Option<bool> {
    answer("persisted").await
}

/// What the keeper of all that is kept answers. Not every browser has one.
async fn answer(question: &str) -> Option<bool> {
    let keeper: JsValue = api("navigator.storage")?;
    api::answer(&keeper, question, &[]).await?.as_bool()
}
