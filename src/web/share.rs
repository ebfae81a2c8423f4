//! Sharing links.

use wasm_bindgen::JsValue;
use web_sys::ShareData;

use super::api::{answer, api, call};
use super::clipboard;

/// What happened to a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The device's share dialog was opened.
    Handed,
    /// It is on the clipboard.
    Copied,
    /// Neither worked.
    Refused,
}

/// Shares a link: with the device's share dialog if there is one, otherwise on the clipboard. Canceling the dialog
/// is not reported.
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
