//! The address of the page; everything that changes is in its fragment, after the `#`.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{Event, History, ScrollRestoration, Window};

/// The name of the browser's event for a changed fragment.
const CHANGE: &str = "hashchange";

/// The current fragment, without the `#`, still percent-encoded.
#[must_use]
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().into()
}

/// Calls back whenever the fragment changes, until the listener is dropped.
#[must_use]
pub fn on_change(mut changed: impl FnMut() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

/// Navigates to this fragment, which starts with `#`, and dispatches the event at once: the browser's own comes
/// later, and the old page would be drawn once more until then.
pub fn push(to: &str) {
    go(|history| history.push_state_with_url(&JsValue::NULL, "", Some(to)));
}

/// Like [`push`], but replaces the current entry in the browser's history.
pub fn replace(to: &str) {
    go(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(to)));
}

/// Replaces an address that cannot be read, without an event. If the browser does not allow that, it stays as it
/// is.
pub fn mend(to: &str) {
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(to));
    }
}

/// Decodes percent-encoded text; returns text that is not valid percent-encoding as it is.
#[must_use]
pub fn decoded(text: &str) -> String {
    if !text.contains('%') {
        return text.into();
    }
    js_sys::decode_uri_component(text).map_or_else(|_| text.into(), String::from)
}

/// Sets whether the browser restores the scroll position after a reload or when going back, as it does by default.
pub fn keep_place(keep: bool) {
    if let Some(history) = history() {
        let _ = history.set_scroll_restoration(if keep {
            ScrollRestoration::Auto
        } else {
            ScrollRestoration::Manual
        });
    }
}

/// The absolute address of a route of this page, which starts with `#`.
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

/// Reloads the page.
pub fn reload() {
    if let Some(window) = super::window() {
        let _ = window.location().reload();
    }
}
