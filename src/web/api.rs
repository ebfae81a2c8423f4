//! What not every browser has, or keeps from some pages: it is asked for here, by name, and nowhere else.
//! web-sys takes it for granted, and what is not there then stops the page. `clippy.toml` names what may not be
//! reached past this; `docs/engines.md` says which engine has what.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What the browser has under a name that is counted from its window on, as in `navigator.clipboard`.
#[must_use]
pub fn api<T: JsCast>(name: &str) -> Option<T> {
    let window = JsValue::from(super::window()?);
    let found = name.split('.').try_fold(window, |of, name| get(&of, name));
    Some(found?.unchecked_into())
}

/// What an object has under a name, if that is anything, and may be looked at.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(of, &name.into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

/// What a method gives, if there is one and it does not refuse.
pub fn call(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, method)?.dyn_into().ok()?;
    let with = with.iter().collect::<Array>();
    method.apply(of, &with).ok()
}

/// What a method that takes its time gives in the end.
pub(super) async fn answer(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let promise: Promise = call(of, method, with)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}
