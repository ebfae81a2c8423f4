//! Files: saving to the downloads folder, and reading files that people picked.

use gloo::timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::api::api;
use super::task::sleep;
use crate::saves::FileError;

/// How long the browser may take to store a download, in milliseconds.
const PATIENCE: u32 = 60_000;

/// Saves text as a file, and returns whether the browser accepted it.
#[must_use]
pub fn save(name: &str, text: &str) -> bool {
    hand_over(name, text).is_some()
}

fn hand_over(name: &str, text: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let parts = Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    // Browsers do not change the name of a file of unspecified type.
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

/// How much of a file is read at once, in bytes: little enough not to be noticed.
const PIECE: usize = 128 << 10;

/// Reads a file piece by piece while `read` returns true; refuses it if it has more than `largest` bytes.
///
/// # Errors
/// Why the file is of no use.
pub async fn read_on(
    file: &File,
    largest: usize,
    mut read: impl FnMut(&[u8]) -> bool,
) -> Result<(), FileError> {
    let size = file.size() as usize;
    if size > largest {
        return Err(FileError::TooLarge);
    }
    for start in (0..size).step_by(PIECE) {
        let end = (start + PIECE).min(size);
        let piece = file.slice_with_f64_and_f64(start as f64, end as f64);
        let piece = piece.map_err(|_| FileError::Unreadable)?.array_buffer();
        let bytes = JsFuture::from(piece).await;
        let bytes = Uint8Array::new(&bytes.map_err(|_| FileError::Unreadable)?).to_vec();
        // Let other tasks run between two pieces.
        if start > 0 {
            sleep(0).await;
        }
        if !read(&bytes) {
            break;
        }
    }
    Ok(())
}

/// Reads the text of a small file; refuses it if it has more than `largest` bytes.
///
/// # Errors
/// Why the file is of no use.
pub async fn read(file: &File, largest: usize) -> Result<String, FileError> {
    let mut all = Vec::new();
    let mut keep = |bytes: &[u8]| {
        all.extend(bytes);
        true
    };
    read_on(file, largest, &mut keep).await?;
    match String::from_utf8_lossy(&all) {
        text if text.trim().is_empty() => Err(FileError::Empty),
        text => Ok(text.into_owned()),
    }
}

/// The browser's user agent string.
#[must_use]
pub fn browser() -> String {
    let name = api::<JsValue>("navigator.userAgent").and_then(|name| name.as_string());
    name.unwrap_or_default()
}
