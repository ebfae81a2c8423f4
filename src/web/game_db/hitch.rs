//! What is the matter with the database, for every page to say: whoever asks it for something asks through
//! here, so that nobody waits without a word.

use std::cell::Cell;
use std::pin::pin;

use futures_util::future::{Either, select};
use gloo::events::EventListener;
use web_sys::Event;

use crate::web::task::sleep;

/// How long the database may take to answer, in milliseconds, before people are told: longer than on any
/// slow device that works.
pub const PATIENCE: u32 = 3_000;

/// What is the matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hitch {
    /// Somebody waits for an answer, and has for long.
    Late,
    /// Another tab, which has an older version of the page, keeps this one from opening it.
    Blocked,
    /// Another tab has a newer version of the page, for which it was closed here.
    Outdated,
    /// All games in it were lost; so many were brought back from their copies.
    Lost {
        /// How many were.
        back: usize,
    },
}

/// What this page calls it when something else is the matter.
const CHANGE: &str = "kitchen-table-hitch";

thread_local! {
    /// How many answers are late.
    static LATE: Cell<usize> = const { Cell::new(0) };
    static BLOCKED: Cell<bool> = const { Cell::new(false) };
    static OUTDATED: Cell<bool> = const { Cell::new(false) };
    static LOST: Cell<Option<usize>> = const { Cell::new(None) };
}

/// What is the matter now, the worst of it.
#[must_use]
pub fn hitch() -> Option<Hitch> {
    if OUTDATED.get() {
        Some(Hitch::Outdated)
    } else if BLOCKED.get() {
        Some(Hitch::Blocked)
    } else if LATE.get() > 0 {
        Some(Hitch::Late)
    } else {
        LOST.get().map(|back| Hitch::Lost { back })
    }
}

/// Calls back whenever something else may be the matter, until what this gives is dropped.
#[must_use]
pub fn on_hitch(changed: impl Fn() + 'static) -> Option<EventListener> {
    let window = crate::web::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

/// It is understood that games were lost.
pub fn understood() {
    LOST.set(None);
    tell();
}

fn tell() {
    if let Some(window) = crate::web::window()
        && let Ok(event) = Event::new(CHANGE)
    {
        let _ = window.dispatch_event(&event);
    }
}

/// Whether an older page elsewhere keeps the database from being opened.
#[cfg(target_arch = "wasm32")]
pub(super) fn blocked(is: bool) {
    if BLOCKED.replace(is) != is {
        tell();
    }
}

/// A newer page elsewhere has the database.
#[cfg(target_arch = "wasm32")]
pub(super) fn outdated() {
    if !OUTDATED.replace(true) {
        tell();
    }
}

/// All games were lost, but for those that came back.
pub(super) fn lost(back: usize) {
    LOST.set(Some(back));
    tell();
}

/// An answer that is late, until it is here or nobody waits for it any more.
struct Late;

impl Late {
    fn begin() -> Self {
        LATE.set(LATE.get() + 1);
        tell();
        Self
    }
}

impl Drop for Late {
    fn drop(&mut self) {
        LATE.set(LATE.get().saturating_sub(1));
        tell();
    }
}

/// Waits for an answer. Where that takes long it [is said](hitch).
pub(super) async fn answered<T>(asked: impl Future<Output = T>) -> T {
    match select(pin!(asked), pin!(sleep(PATIENCE))).await {
        Either::Left((answer, _)) => answer,
        Either::Right(((), asked)) => {
            let _late = Late::begin();
            asked.await
        }
    }
}
