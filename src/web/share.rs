//! Giving a link to somebody else.

use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

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
    let navigator = web_sys::window().map(|window| window.navigator());
    let knows = navigator.filter(|navigator| {
        let there = js_sys::Reflect::has(navigator, &"canShare".into());
        there == Ok(true) && navigator.can_share_with_data(&data)
    });
    match knows {
        Some(navigator) => {
            let _ = JsFuture::from(navigator.share_with_data(&data)).await;
            Shared::Handed
        }
        None if clipboard::copy(link).await => Shared::Copied,
        None => Shared::Refused,
    }
}
