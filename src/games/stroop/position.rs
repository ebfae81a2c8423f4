//! A position of the game: what lies open, and what does not.

use arrayvec::ArrayVec;

use super::board::{Board, Cards};
use crate::engine::{BySeat, MAX_SEATS, Rng, Seat};

/// Who wins a tie: the first of these that is in it (ST-3.5).
pub(super) type Order = ArrayVec<Seat, MAX_SEATS>;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroop {
    pub(super) board: Board,
    pub(super) rng: Rng,
    /// The draw piles, their tops at the end.
    pub(super) piles: BySeat<Cards>,
    /// What was set aside, its top at the end.
    pub(super) aside: Cards,
    pub(super) order: Order,
}
