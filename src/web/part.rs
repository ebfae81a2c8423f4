//! Code and style sheets that are loaded on demand, each part in files of its own.

use std::fmt;

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// A part of the page could not be loaded: its host did not deliver it or cannot be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLoaded;

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the page could not be loaded")
    }
}

impl std::error::Error for NotLoaded {}

#[cfg(feature = "parts")]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Puts a function, and all code that only parts use, into the part with this name. Calling it loads the part
/// first. Without the feature `parts` the code is present from the start, which needs no support from browsers or
/// linkers.
macro_rules! part {
    ($part:ident => fn $name:ident() -> $result:ty $body:block) => {
        #[cfg(feature = "parts")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $name() -> $result $body

        #[cfg(not(feature = "parts"))]
        async fn $name() -> $result $body
    };
}

pub(crate) use part;

/// Loads the style sheet of a part, unless it is loaded. A page built in parts has a `link` for it that names the
/// part but has no effect yet; other pages have all style sheets from the start.
///
/// # Errors
/// It could not be loaded. Calling this again asks the host again.
pub async fn load_styles(part: &str) -> Result<(), NotLoaded> {
    if !cfg!(feature = "parts") {
        return Ok(());
    }
    let Some(link) = link_of(part).filter(|link| link.sheet().is_none()) else {
        return Ok(());
    };
    let arrival = Promise::new(&mut |arrived, failed| {
        let _ = link.add_event_listener_with_callback("load", &arrived);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    link.set_rel("stylesheet");
    let arrived = JsFuture::from(arrival).await;
    arrived.map(|_| ()).map_err(|_| {
        link.set_rel("");
        NotLoaded
    })
}

fn link_of(part: &str) -> Option<HtmlLinkElement> {
    let document = web_sys::window()?.document()?;
    let link = document.query_selector(&format!("link[data-part={part}]"));
    link.ok()??.dyn_into().ok()
}
