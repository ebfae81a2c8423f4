//! Small things that the browser keeps between visits. Every key has the app's name in front, for
//! several pages may share an origin.

use gloo::storage::{LocalStorage, Storage};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What was kept under a name; nothing if there is none, or none that can be read.
#[must_use]
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    LocalStorage::get(key(name)).ok()
}

/// Keeps something under a name, and says whether the browser did.
#[must_use]
pub fn save<T: Serialize>(name: &str, value: &T) -> bool {
    LocalStorage::set(key(name), value).is_ok()
}

fn key(name: &str) -> String {
    format!("kitchen-table.{name}")
}
