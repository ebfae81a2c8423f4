//! What stands on the keys of the keyboard that is there.

use js_sys::{Array, Function, Iterator, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What keys write, by their place on the keyboard (`KeyboardEvent.code`).
pub type Layout = Vec<(String, String)>;

/// The layout of the keyboard; nothing where the browser does not tell, which all but Chromium's keep to
/// themselves.
pub async fn layout() -> Option<Layout> {
    let keyboard = get(super::window()?.navigator().as_ref(), "keyboard")?;
    let asked = call(&keyboard, "getLayoutMap")?
        .dyn_into::<Promise>()
        .ok()?;
    let map = JsFuture::from(asked).await.ok()?;
    let entries = call(&map, "entries")?.unchecked_into::<Iterator>();
    let entries = entries.into_iter().filter_map(|entry| {
        let entry = entry.ok()?.dyn_into::<Array>().ok()?;
        Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
    });
    Some(entries.collect())
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into())
        .ok()
        .filter(JsValue::is_object)
}

fn call(of: &JsValue, name: &str) -> Option<JsValue> {
    let method = Reflect::get(of, &name.into()).ok()?;
    method.dyn_into::<Function>().ok()?.call0(of).ok()
}
