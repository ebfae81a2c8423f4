//! The layout of the actual keyboard.

use js_sys::{Array, Iterator};
use wasm_bindgen::{JsCast, JsValue};

use super::api::{answer, api, call};
use crate::settings::KeyLayout;

/// The layout of the keyboard; `None` where the browser does not report it, which only Chromium's do.
pub async fn layout() -> Option<KeyLayout> {
    let keyboard: JsValue = api("navigator.keyboard")?;
    let map = answer(&keyboard, "getLayoutMap", &[]).await?;
    let entries = call(&map, "entries", &[])?.unchecked_into::<Iterator>();
    let entries = entries.into_iter().filter_map(|entry| {
        let entry = entry.ok()?.dyn_into::<Array>().ok()?;
        Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
    });
    Some(entries.collect())
}
