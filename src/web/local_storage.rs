//! Small things that the browser keeps between visits. Every key has the app's name in front, for
//! several pages may share an origin.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

/// What was kept under a name; nothing if there is none, or none that can be read.
#[must_use]
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let kept = storage()?.get_item(&key(name)).ok()??;
    serde_json::from_str(&kept).ok()
}

/// Keeps something under a name, and says whether the browser did.
#[must_use]
pub fn save<T: Serialize>(name: &str, value: &T) -> bool {
    let kept = serde_json::to_string(value).ok();
    let storage = storage().zip(kept);
    storage.is_some_and(|(storage, kept)| storage.set_item(&key(name), &kept).is_ok())
}

/// The browser's memory. Where people have forbidden it, even to ask for it fails.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn key(name: &str) -> String {
    format!("kitchen-table.{name}")
}
