//! Small values in the browser's local storage. All keys are prefixed with the app's name, because several pages
//! may share an origin.

use gloo::events::EventListener;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::api::get;

#[cfg(not(target_arch = "wasm32"))]
use super::simulated_browser::{item, set_item};

/// Loads the value stored under a name; `None` if there is none that can be read.
#[must_use]
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&item(&key(name))?).ok()
}

/// Stores a value under a name, and returns whether that succeeded.
#[must_use]
pub fn save<T: Serialize>(name: &str, value: &T) -> bool {
    let kept = serde_json::to_string(value).ok();
    kept.is_some_and(|kept| set_item(key(name), kept))
}

/// The browser's local storage. Where users have disabled it, even reading the property throws.
#[cfg(target_arch = "wasm32")]
fn storage() -> Option<web_sys::Storage> {
    super::api::api("localStorage")
}

#[cfg(target_arch = "wasm32")]
fn item(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

#[cfg(target_arch = "wasm32")]
fn set_item(key: String, item: String) -> bool {
    storage().is_some_and(|storage| storage.set_item(&key, &item).is_ok())
}

/// Calls back whenever another tab stores a value under a name.
#[must_use]
pub fn on_change(name: &str, then: impl Fn() + 'static) -> Option<EventListener> {
    let key = key(name);
    let window = super::window()?;
    Some(EventListener::new(&window, "storage", move |event| {
        if get(event, "key").and_then(|it| it.as_string()) == Some(key.clone()) {
            then();
        }
    }))
}

fn key(name: &str) -> String {
    format!("kitchen-table.{name}")
}
