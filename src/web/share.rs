//! Giving a link to somebody else.

use wasm_bindgen::JsValue;
use web_sys::ShareData;

use super::api::{answer, api, call};
use super::clipboard;

/// What became of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The device asked to whom it goes.
    Handed,
    /// It is on the clipboard.
    Copied,
    /// Neither.
    Refused,
}

/// Gives a link away: as the device does it where that knows how, by the clipboard elsewhere. Whoever
/// thinks better of it has shared nothing, and is told nothing.
pub async fn share(link: &str) -> Shared {
    let data = ShareData::new();
    data.set_url(link);
    let data = [JsValue::from(data)];
    let knows = api::<JsValue>("navigator")
        .filter(|navigator| call(navigator, "canShare", &data).is_some_and(|can| can.is_truthy()));
    match knows {
        Some(navigator) => {
            let _ = answer(&navigator, "share", &data).await;
            Shared::Handed
        }
        None if clipboard::copy(link).await => Shared::Copied,
        None => Shared::Refused,
    }
}
