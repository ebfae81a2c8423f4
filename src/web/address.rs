//! The address of the page, of which all that changes stands behind the `#`.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{Event, History, ScrollRestoration, Window};

/// What the browser calls it when what stands behind the `#` has become another.
const CHANGE: &str = "hashchange";

/// What stands behind the `#`, as it is written there.
#[must_use]
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().into()
}

/// Calls back whenever it has become another, until what this gives is dropped.
#[must_use]
pub fn on_change(mut changed: impl FnMut() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

/// Goes to what this says from the `#` on, at once: the browser would tell of it a while later only, and
/// draw the page that is left once more until then.
pub fn push(to: &str) {
    go(|history| history.push_state_with_url(&JsValue::NULL, "", Some(to)));
}

/// The same, and the way back leads past where one was.
pub fn replace(to: &str) {
    go(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(to)));
}

/// Puts something else in place of what cannot be read, and tells nobody. Where the browser does not let
/// the address be changed, it stays as it is.
pub fn mend(to: &str) {
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(to));
    }
}

/// What a browser wrote as `%20` and the like, in letters; what is no such writing stays as it is.
#[must_use]
pub fn decoded(text: &str) -> String {
    if !text.contains('%') {
        return text.into();
    }
    js_sys::decode_uri_component(text).map_or_else(|_| text.into(), String::from)
}

/// Whether the browser, after a reload or on the way back, scrolls to where a page was left. As first
/// it does.
pub fn keep_place(keep: bool) {
    if let Some(history) = history() {
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

pub(super) fn history() -> Option<History> {
    super::window()?.history().ok()
}

fn go(write: impl Fn(&History) -> Result<(), JsValue>) {
    let tell = |window: Window| window.dispatch_event(&Event::new(CHANGE)?);
    if let (Some(history), Some(window)) = (history(), web_sys::window())
        && write(&history).is_ok()
    {
        let _ = tell(window);
    }
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = super::window() {
        let _ = window.location().reload();
    }
}
