//! Messages between tabs: that the database has something new for a game, but not what.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::saves::GameKey;

/// The name of the channel.
const NAME: &str = "kitchen-table";

thread_local! {
    /// One per tab, since a channel does not receive its own messages. `None` where there are no channels.
    static CHANNEL: Option<BroadcastChannel> =
        super::window().and_then(|_| BroadcastChannel::new(NAME).ok());
}

/// Tells the other tabs.
pub fn tell(game: GameKey) {
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            // If this fails, the data is in the database all the same.
            let _ = channel.post_message(&JsValue::from(game));
        }
    });
}

/// Calls back whenever another tab sends a message, until the listener is dropped.
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
