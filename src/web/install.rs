//! The page as an app on the device: whether it is one, and how it becomes one.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use super::api::{answer, api};
use super::{one_file, promise};

/// How the page can become an app on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It is one, or the browser knows no way, as for a file.
    None,
    /// The browser asks, if we do.
    Asked,
    /// People do it themselves, in the menu for sharing: so it is on iPhones and iPads.
    ByHand,
}

/// What the browser calls its offer.
const OFFER: &str = "beforeinstallprompt";

/// What this page calls it when the way has changed.
const CHANGE: &str = "kitchen-table-install";

thread_local! {
    static OFFERED: RefCell<Option<Event>> = const { RefCell::new(None) };
}

/// Keeps what the browser offers until somebody wants it. It may offer early, and does so once.
pub fn listen() {
    let Some(window) = super::window() else {
        return;
    };
    // What the browser offered before this could hear of it, as static/start.js kept it.
    OFFERED.set(api("kitchenTable.offer"));
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, OFFER, options, |event| {
        // Or it would say so itself, in the middle of a game.
        event.prevent_default();
        OFFERED.set(Some(event.clone()));
        tell();
    })
    .forget();
    EventListener::new(&window, "appinstalled", |_| {
        OFFERED.take();
        tell();
        // An app's word may count for more.
        spawn_local(async {
            promise::ask().await;
        });
    })
    .forget();
}

/// The way that there is now.
#[must_use]
pub fn way() -> Way {
    if is_installed() || one_file::is_opened() {
        Way::None
    } else if OFFERED.with_borrow(Option::is_some) {
        Way::Asked
    } else if standalone() == Some(false) {
        Way::ByHand
    } else {
        Way::None
    }
}

/// Has the browser ask whether it is to be installed, and waits for the answer. It has to be called from what
/// somebody does, and asks once.
pub async fn ask() {
    let Some(offer) = OFFERED.take() else { return };
    answer(&offer, "prompt", &[]).await;
    tell();
}

/// Calls back whenever the way may be another, until what this gives is dropped.
#[must_use]
pub fn on_change(changed: impl Fn() + 'static) -> Option<EventListener> {
    let window = super::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

fn is_installed() -> bool {
    super::matches_media("(display-mode: standalone)") || standalone() == Some(true)
}

/// Whether it was opened from the home screen; nothing in browsers but those of Apple.
fn standalone() -> Option<bool> {
    let said: JsValue = api("navigator.standalone")?;
    // Those of Macs may say so too, and have another menu for it.
    let fingers: JsValue = api("navigator.maxTouchPoints")?;
    said.as_bool().filter(|_| fingers.as_f64() > Some(1.0))
}

fn tell() {
    if let (Some(window), Ok(event)) = (super::window(), Event::new(CHANGE)) {
        let _ = window.dispatch_event(&event);
    }
}
