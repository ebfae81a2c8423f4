//! What tabs tell each other: that the database holds something new of a game, and nothing of what.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::saves::GameKey;

/// The name of the channel.
const NAME: &str = "kitchen-table";

thread_local! {
    /// One a tab, for a channel is not heard by itself. Where there are none, nobody tells anything.
    static CHANNEL: Option<BroadcastChannel> =
        super::window().and_then(|_| BroadcastChannel::new(NAME).ok());
}

/// Tells the other tabs.
pub fn tell(game: GameKey) {
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            // What nobody hears is in the database all the same.
            let _ = channel.post_message(&JsValue::from(game));
        }
    });
}

/// Calls back whenever another tab tells, until this is dropped.
#[must_use]
pub fn listen(hears: impl Fn(GameKey) + 'static) -> Option<EventListener> {
    CHANNEL.with(|channel| {
        let listener = EventListener::new(channel.as_ref()?, "message", move |event| {
            let message = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(game) = message.and_then(|message| message.as_f64()) {
                hears(game as GameKey);
            }
        });
        Some(listener)
    })
}
