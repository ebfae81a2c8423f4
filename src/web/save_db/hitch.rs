//! Trouble with the database that every page should report. All database requests go through here, so that nobody
//! waits without an explanation.

use std::cell::Cell;
use std::pin::{Pin, pin};

use gloo::events::EventListener;
use web_sys::Event;

use crate::web::task::ends_within;

/// How long the database may take to answer, in milliseconds, before people are told: longer than on any slow
/// device that works.
pub const PATIENCE: u32 = 3_000;

/// How long it may take to answer, in milliseconds, before it is asked again.
pub const LIMIT: u32 = 10_000;

/// A kind of trouble with the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hitch {
    /// An answer is overdue.
    Late,
    /// A tab with an older version of the page keeps this one from opening the database.
    Blocked,
    /// A tab with a newer version of the page caused it to be closed here.
    Outdated,
    /// Games in it were lost; some may have been restored from copies.
    Lost(Loss),
}

/// What was lost with the database.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Loss {
    /// The number of games restored from copies.
    pub back: usize,
    /// The number of games that were not.
    pub gone: usize,
    /// The number of moves, and of other lines of their journals, that are missing in the restored ones; `None` if
    /// unknown.
    pub moves: Option<usize>,
}

/// The page's own event for a change of [`hitch`].
const CHANGE: &str = "kitchen-table-hitch";

thread_local! {
    /// The number of overdue answers.
    static LATE: Cell<usize> = const { Cell::new(0) };
    /// Whether the last one never came.
    static SILENT: Cell<bool> = const { Cell::new(false) };
    /// How often something came on the way to an answer.
    static HEARD: Cell<u32> = const { Cell::new(0) };
    static BLOCKED: Cell<bool> = const { Cell::new(false) };
    static OUTDATED: Cell<bool> = const { Cell::new(false) };
    static LOST: Cell<Option<Loss>> = const { Cell::new(None) };
}

/// The worst current trouble, if any.
#[must_use]
pub fn hitch() -> Option<Hitch> {
    if OUTDATED.get() {
        Some(Hitch::Outdated)
    } else if BLOCKED.get() {
        Some(Hitch::Blocked)
    } else if LATE.get() > 0 || SILENT.get() {
        Some(Hitch::Late)
    } else {
        LOST.get().map(Hitch::Lost)
    }
}

/// Calls back whenever [`hitch`] may have changed, until the listener is dropped.
#[must_use]
pub fn on_hitch(changed: impl Fn() + 'static) -> Option<EventListener> {
    let window = crate::web::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

/// Clears the notice of lost games.
pub fn understood() {
    LOST.set(None);
    tell();
}

pub(super) fn tell() {
    if let Some(window) = crate::web::window()
        && let Ok(event) = Event::new(CHANGE)
    {
        let _ = window.dispatch_event(&event);
    }
}

/// Clears all trouble, as when the page is closed.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn forget() {
    SILENT.set(false);
    understood();
}

/// Sets whether a tab with an older page keeps the database from being opened.
#[cfg(target_arch = "wasm32")]
pub(super) fn blocked(is: bool) {
    if BLOCKED.replace(is) != is {
        tell();
    }
}

/// Notes that a tab with a newer page has the database.
#[cfg(target_arch = "wasm32")]
pub(super) fn outdated() {
    if !OUTDATED.replace(true) {
        tell();
    }
}

/// Notes that something came on the way to an answer, which then may take longer.
pub(super) fn heard() {
    HEARD.set(HEARD.get().wrapping_add(1));
}

/// Notes that games were lost.
pub(super) fn lost(loss: Loss) {
    LOST.set(Some(loss));
    tell();
}

/// Notes that so many moves of a game that was open are no longer missing.
pub(super) fn written_again(moves: usize) {
    if let Some(loss) = LOST.get() {
        LOST.set(Some(Loss {
            moves: loss.moves.map(|all| all.saturating_sub(moves)),
            ..loss
        }));
        tell();
    }
}

/// An overdue answer, until it arrives or nobody waits for it.
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

/// Waits for an answer, and reports it as [late](hitch) while it is overdue; `None` if nothing comes for too long.
pub(super) async fn answered<T>(asked: impl Future<Output = T>) -> Option<T> {
    let mut answer = None;
    awaited(pin!(async { answer = Some(asked.await) })).await;
    answer
}

/// The same for any answer, compiled once.
async fn awaited(mut asked: Pin<&mut dyn Future<Output = ()>>) {
    let mut is_here = ends_within(PATIENCE, asked.as_mut()).await;
    if !is_here {
        let _late = Late::begin();
        let mut limit = LIMIT - PATIENCE;
        loop {
            let heard = HEARD.get();
            is_here = ends_within(limit, asked.as_mut()).await;
            // Whoever has to close another tab takes their time, and so do many games that come back.
            if is_here || !BLOCKED.get() && HEARD.get() == heard {
                break;
            }
            limit = LIMIT;
        }
    }
    let is_silent = !is_here;
    if SILENT.replace(is_silent) != is_silent {
        tell();
    }
}
