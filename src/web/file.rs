//! Files: those that go to the downloads, and those that people pick.

use gloo::timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::api::api;
use crate::saves::FileError;

/// How long a file may take to reach the downloads, in milliseconds.
const PATIENCE: u32 = 60_000;

/// Saves text as a file, and says whether the browser took it.
#[must_use]
pub fn save(name: &str, text: &str) -> bool {
    hand_over(name, text).is_some()
}

fn hand_over(name: &str, text: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let parts = Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    // Of a file that is nothing in particular no browser changes the name.
    options.set_type("application/octet-stream");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let link = document.create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    link.set_href(&url);
    link.set_download(name);
    document.body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    Timeout::new(PATIENCE, move || {
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Some(())
}

/// The text of a file that was picked, unless it has more bytes than this.
///
/// # Errors
/// Why it is of no use.
pub async fn read(file: &File, largest: usize) -> Result<String, FileError> {
    if file.size() > largest as f64 {
        return Err(FileError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.ok().and_then(|text| text.as_string());
    match text.ok_or(FileError::Unreadable)? {
        text if text.trim().is_empty() => Err(FileError::Empty),
        text => Ok(text),
    }
}

/// The browser's own description of itself.
#[must_use]
pub fn browser() -> String {
    let name = api::<JsValue>("navigator.userAgent").and_then(|name| name.as_string());
    name.unwrap_or_default()
}
