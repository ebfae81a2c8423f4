//! Code and style sheets that are loaded on demand, each part in files of its own.

use std::cell::RefCell;
use std::fmt;
use std::pin::pin;

use futures_util::FutureExt;
use futures_util::future::{Either, LocalBoxFuture, Shared, select};
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use super::{offline, task};

/// How long to wait for a style sheet, in milliseconds: as long as a page that does not start waits until it offers to
/// try again. Code is larger: its loader, `xtask/parts/src/fetch.js`, waits as long for the next bytes alone.
const PATIENCE: u32 = 15_000;

/// A part of the page could not be loaded: its host did not deliver it, has moved on to another version without it, or
/// cannot be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLoaded;

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the page could not be loaded")
    }
}

impl std::error::Error for NotLoaded {}

impl NotLoaded {
    /// Something did not come. Meanwhile the host is asked whether it has moved on; [`offline::is_old`] tells.
    fn looked_into() -> Self {
        task::spawn(offline::look());
        Self
    }
}

#[cfg(feature = "parts")]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self::looked_into()
    }
}

/// The style sheet of a part on its way: whoever wants it meanwhile waits for the same.
type Coming = Shared<LocalBoxFuture<'static, Result<(), NotLoaded>>>;

thread_local! {
    /// Those that are on their way, by their parts.
    static COMING: RefCell<Vec<(&'static str, Coming)>> = const { RefCell::new(Vec::new()) };
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
pub async fn load_styles(part: &'static str) -> Result<(), NotLoaded> {
    if !cfg!(feature = "parts") {
        return Ok(());
    }
    let begun = COMING.with_borrow(|all| all.iter().find(|it| it.0 == part).cloned());
    let (_, coming) = begun.unwrap_or_else(|| {
        let begun = (part, fetch_styles(part).boxed_local().shared());
        COMING.with_borrow_mut(|all| all.push(begun.clone()));
        begun
    });
    let came = coming.await;
    COMING.with_borrow_mut(|all| all.retain(|it| it.0 != part));
    came
}

async fn fetch_styles(part: &str) -> Result<(), NotLoaded> {
    let Some(link) = link_of(part).filter(|link| link.sheet().is_none()) else {
        return Ok(());
    };
    let arrival = Promise::new(&mut |arrived, failed| {
        let _ = link.add_event_listener_with_callback("load", &arrived);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    link.set_rel("stylesheet");
    let late = pin!(task::sleep(PATIENCE));
    if let Either::Left((Ok(_), _)) = select(JsFuture::from(arrival), late).await {
        return Ok(());
    }
    link.set_rel("");
    // Another address, or the next attempt would wait for a request that hangs. Hosts disregard what follows the mark.
    link.set_href(&(link.href() + "?"));
    Err(NotLoaded::looked_into())
}

fn link_of(part: &str) -> Option<HtmlLinkElement> {
    let document = web_sys::window()?.document()?;
    let link = document.query_selector(&format!("link[data-part={part}]"));
    link.ok()??.dyn_into().ok()
}
