//! The time, for stamping inputs and for nothing else.

use crate::engine::Millis;

/// Milliseconds since the page was opened.
#[must_use]
pub fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}

/// What the calendar says: milliseconds since 1970.
#[must_use]
pub fn today() -> u64 {
    js_sys::Date::now() as u64
}

/// Counts the time of play on from where a game was left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stopwatch {
    started: f64,
    before: Millis,
}

impl Stopwatch {
    /// Starts, with this much played before.
    #[must_use]
    pub fn start(before: Millis) -> Self {
        Self {
            started: now(),
            before,
        }
    }

    /// How long was played.
    #[must_use]
    pub fn read(&self) -> Millis {
        self.before
            .saturating_add((now() - self.started).max(0.0) as Millis)
    }
}
