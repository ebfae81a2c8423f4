//! What lies over the page, such as a panel: the way back puts it away, and does not leave the page.
//!
//! The first of them gets an entry of its own in the browser's history, with the address of the page. When it
//! is put away otherwise that entry stays, for another, and is passed over by whoever goes back then.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::Callback;

use super::address::{self, history};

/// What marks the entry of layers.
const MARK: &str = "layer";

thread_local! {
    static OPEN: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
    /// Whether the browser is at the entry of layers, as far as was heard.
    static THERE: Cell<bool> = const { Cell::new(false) };
}

/// A layer that is open; dropped, it is none any more.
pub struct Layer(u32);

impl Drop for Layer {
    fn drop(&mut self) {
        OPEN.with_borrow_mut(|open| open.retain(|(layer, _)| *layer != self.0));
    }
}

/// Opens a layer, which `onback` puts away.
#[must_use]
pub fn open(onback: Callback<()>) -> Layer {
    enter();
    LAST.set(LAST.get() + 1);
    let layer = LAST.get();
    OPEN.with_borrow_mut(|open| open.push((layer, onback)));
    Layer(layer)
}

/// Listens to the way back on this page, until what this gives is dropped.
#[must_use]
pub fn listen() -> Option<EventListener> {
    let (window, page) = (web_sys::window()?, address::fragment());
    THERE.set(marked());
    Some(EventListener::new(&window, "popstate", move |_| {
        // Who comes from another page, however quickly, has put nothing away.
        let was_there = THERE.replace(marked());
        if address::fragment() != page || marked() || !was_there {
            return;
        }
        let top = OPEN.with_borrow(|open| open.last().cloned());
        match top {
            Some((_, onback)) => {
                // What lies below the one that goes may be put away in the same way.
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

/// Goes to the entry of layers, if one is not there.
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
