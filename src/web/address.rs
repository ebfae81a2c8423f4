//! The address of the page: a route behind the `#`, whatever people make of it.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsValue;
use web_sys::ScrollRestoration;

/// Sees to it from now on that what stands behind the `#` can be read as a route: the router throws
/// at anything else, such as an address whose end was deleted by hand. That leads home.
pub fn keep_readable() {
    mend();
    if let Some(window) = web_sys::window() {
        // The router listens as well; who captures comes first.
        let first = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window, "popstate", first, |_| mend()).forget();
    }
}

/// Whether the browser, after a reload or on the way back, scrolls to where a page was left. As first
/// it does.
pub fn keep_place(keep: bool) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.set_scroll_restoration(if keep {
            ScrollRestoration::Auto
        } else {
            ScrollRestoration::Manual
        });
    }
}

/// The whole address of a route of this page, which begins with `#`.
#[must_use]
pub fn absolute(route: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    let (page, _) = href.split_once('#').unwrap_or((&href, ""));
    format!("{page}{route}")
}

/// Where the browser does not let the address be changed, it stays as it is.
fn mend() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let address = window.location().href().unwrap_or_default();
    let (page, route) = address.split_once('#').unwrap_or((&address, ""));
    // Two slashes would begin the name of a host.
    if (!route.starts_with('/') || route.starts_with("//"))
        && let Ok(history) = window.history()
    {
        let home = format!("{page}#/");
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&home));
    }
}
