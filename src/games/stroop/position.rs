//! A position of the game: the visible board and what is hidden.

use arrayvec::ArrayVec;

use super::board::{Board, Cards};
use crate::engine::{BySeat, MAX_SEATS, Rng, Seat};

/// The tie order: the first of these seats that is in a tie wins it (ST-3.5).
pub(super) type Order = ArrayVec<Seat, MAX_SEATS>;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroop {
    pub(super) board: Board,
    pub(super) rng: Rng,
    /// The draw piles; the top card is last.
    pub(super) piles: BySeat<Cards>,
    /// The cards set aside; the top card is last.
    pub(super) aside: Cards,
    pub(super) order: Order,
}
