//! Installing the page as an app: whether it is installed, and how it can be.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use super::api::{answer, api};
use super::{one_file, persistent_storage};

/// How the page can be installed on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It is installed, or cannot be, as when opened as a single file.
    None,
    /// The browser asks when the page requests it.
    Asked,
    /// People do it themselves, in the share menu, as on iPhones and iPads.
    ByHand,
}

/// The browser's event that offers to install the page.
const OFFER: &str = "beforeinstallprompt";

/// The page's own event for a change of [`way`].
const CHANGE: &str = "kitchen-table-install";

thread_local! {
    static OFFERED: RefCell<Option<Event>> = const { RefCell::new(None) };
}

/// Keeps the browser's offer for later use. It may come early, and comes only once.
pub fn listen() {
    let Some(window) = super::window() else {
        return;
    };
    // An offer that came before this code could listen, stored by static/start.js.
    OFFERED.set(api("kitchenTable.offer"));
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, OFFER, options, |event| {
        // Otherwise the browser would ask by itself, in the middle of a game.
        event.prevent_default();
        OFFERED.set(Some(event.clone()));
        tell();
    })
    .forget();
    EventListener::new(&window, "appinstalled", |_| {
        OFFERED.take();
        tell();
        // The browser may grant an installed app what it denied the page.
        spawn_local(async {
            persistent_storage::ask().await;
        });
    })
    .forget();
}

/// How the page can be installed now.
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

/// Has the browser ask whether to install the page, and waits for the answer. Must be called while handling a user
/// action. An offer can be used only once.
pub async fn ask() {
    let Some(offer) = OFFERED.take() else { return };
    answer(&offer, "prompt", &[]).await;
    tell();
}

/// Calls back whenever [`way`] may have changed, until the listener is dropped.
#[must_use]
pub fn on_change(changed: impl Fn() + 'static) -> Option<EventListener> {
    let window = super::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

fn is_installed() -> bool {
    super::matches_media("(display-mode: standalone)") || standalone() == Some(true)
}

/// Whether the page was opened from the home screen; `None` except in Apple's browsers on touch devices.
fn standalone() -> Option<bool> {
    let said: JsValue = api("navigator.standalone")?;
    // Browsers on Macs may report it too, but have a different menu for it.
    let fingers: JsValue = api("navigator.maxTouchPoints")?;
    said.as_bool().filter(|_| fingers.as_f64() > Some(1.0))
}

fn tell() {
    if let (Some(window), Ok(event)) = (super::window(), Event::new(CHANGE)) {
        let _ = window.dispatch_event(&event);
    }
}
