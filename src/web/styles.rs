//! Style sheets that are loaded on demand.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use super::part::NotLoaded;

/// Loads the style sheet of a part, unless it is loaded. A page built in parts has a `link` for it that names the
/// part but has no effect yet; other pages have all style sheets from the start.
///
/// # Errors
/// It could not be loaded. Calling this again asks the host again.
pub async fn load(part: &str) -> Result<(), NotLoaded> {
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
