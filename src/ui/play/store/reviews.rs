//! What is kept of the reviews of a game.

use crate::bots::Better;
use crate::engine::Seat;
use crate::ui::boards::kit::GameUi;

/// What was found in the decisions of a seat.
pub(super) struct Done<U: GameUi> {
    pub(super) seat: Seat,
    /// The decisions that cost most.
    pub(super) found: Vec<Better<U>>,
    /// How many decisions were looked at closely, if not all.
    pub(super) only: Option<usize>,
}

/// The reviews of a game.
pub(super) struct Reviews<U: GameUi> {
    pub(super) done: Vec<Done<U>>,
    /// The one being made: its number, and how many of how many decisions are done with.
    pub(super) underway: Option<(u32, usize, usize)>,
    /// How many were begun.
    pub(super) begun: u32,
}

impl<U: GameUi> Default for Reviews<U> {
    fn default() -> Self {
        Self {
            done: Vec::new(),
            underway: None,
            begun: 0,
        }
    }
}
