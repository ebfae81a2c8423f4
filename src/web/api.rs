//! Access to browser APIs that some browsers lack, or withhold from some pages: they are looked up here, by name,
//! and nowhere else. web-sys takes them for granted, and a missing one would stop the page. `clippy.toml` lists
//! what must not be used directly; `docs/engines.md` says which engine supports what.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Looks up a path of properties, starting at the window, such as `navigator.clipboard`.
#[must_use]
pub fn api<T: JsCast>(name: &str) -> Option<T> {
    let window = JsValue::from(super::window()?);
    let found = name.split('.').try_fold(window, |of, name| get(&of, name));
    Some(found?.unchecked_into())
}

/// An object's property, unless it is undefined or null or cannot be read.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(of, &name.into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

/// Calls a method; `None` if there is none or it throws.
pub fn call(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, method)?.dyn_into().ok()?;
    let with = with.iter().collect::<Array>();
    method.apply(of, &with).ok()
}

/// Calls a method that returns a promise, and waits for it; `None` if there is none, it throws or rejects.
pub(super) async fn answer(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let promise: Promise = call(of, method, with)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}
