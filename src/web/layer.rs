//! Overlays on the page, such as panels: going back in the browser closes the top one instead of leaving the page.
//!
//! Opening the first one adds an entry with the page's address to the browser's history. If it is closed in another
//! way, that entry stays for the next one, and going back skips it.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::Callback;

use super::address::{self, history};

/// The state that marks the history entry of overlays.
const MARK: &str = "layer";

thread_local! {
    static OPEN: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
    /// Whether the browser is at the entry of overlays, as of the last event.
    static THERE: Cell<bool> = const { Cell::new(false) };
}

/// An open layer; dropping it closes the layer.
pub struct Layer(u32);

impl Drop for Layer {
    fn drop(&mut self) {
        OPEN.with_borrow_mut(|open| open.retain(|(layer, _)| *layer != self.0));
    }
}

/// Opens a layer; `onback` is called to close it when the user goes back.
#[must_use]
pub fn open(onback: Callback<()>) -> Layer {
    enter();
    LAST.set(LAST.get() + 1);
    let layer = LAST.get();
    OPEN.with_borrow_mut(|open| open.push((layer, onback)));
    Layer(layer)
}

/// Handles going back on this page, until the listener is dropped.
#[must_use]
pub fn listen() -> Option<EventListener> {
    let (window, page) = (web_sys::window()?, address::fragment());
    THERE.set(marked());
    Some(EventListener::new(&window, "popstate", move |_| {
        // Coming from another page, however quickly, closes nothing.
        let was_there = THERE.replace(marked());
        if address::fragment() != page || marked() || !was_there {
            return;
        }
        let top = OPEN.with_borrow(|open| open.last().cloned());
        match top {
            Some((_, onback)) => {
                // The layers below the top one may be closed in the same way.
                if OPEN.with_borrow(Vec::len) > 1 {
                    enter();
                }
                onback.emit(());
            }
            None => {
                let _ = history().map(|history| history.back());
            }
        }
    }))
}

/// Goes to the history entry of overlays, adding it if needed.
fn enter() {
    if let Some(history) = history().filter(|_| !marked()) {
        let _ = history.push_state_with_url(&JsValue::from_str(MARK), "", None);
    }
    THERE.set(marked());
}

fn marked() -> bool {
    let state = history().and_then(|history| history.state().ok());
    state.is_some_and(|state| state.as_string().as_deref() == Some(MARK))
}
