//! Foreign hands in the page, such as the browser's translation, which replaces text nodes. `static/start.js` puts them
//! back, and asks the page to draw everything anew where it can't.

use gloo::events::EventListener;

/// The event that asks for it.
const DRAW_ANEW: &str = "kitchen-table-draw-anew";

/// Calls back whenever everything is to be drawn anew, until the listener is dropped.
#[must_use]
pub fn on_draw_anew(asked: impl Fn() + 'static) -> Option<EventListener> {
    let window = super::window()?;
    Some(EventListener::new(&window, DRAW_ANEW, move |_| asked()))
}
