//! A position of the game, and what it waits for.

use arrayvec::ArrayVec;

use super::action::Options;
use super::cards::{Card, Hand, Heap, Row};
use super::display::Display;
use super::hint::Hint;
use crate::engine::{BySeat, Outcome, Seat, Seats};

/// A position of the game. All chance is in the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sloop {
    pub(super) options: Options,
    pub(super) dealer: Seat,
    pub(super) hands: BySeat<Hand>,
    /// The draw pile, its top at the end.
    pub(super) pile: Row,
    pub(super) display: Display,
    /// The score piles, their tops at the end.
    pub(super) piles: BySeat<Row>,
    /// What Flip 3 has removed from the game.
    pub(super) removed: Heap,
    /// Who captured last (SL-8.2).
    pub(super) last: Option<Seat>,
    /// The cards of each hand that its partner knows (SL-9.3).
    pub(super) shown: BySeat<Hand>,
    pub(super) hints: BySeat<Option<Hint>>,
    pub(super) phase: Phase,
}

/// What is being waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A player may offer a card to the partner, whose turn comes (SL-9.3).
    Offering { by: Seat, to: Seat },
    /// The partner keeps the card or gives it back (SL-9.3). It still counts to its owner's hand.
    Answering { by: Seat, to: Seat, card: Card },
    /// A player plays a card; with `more`, the further card of a Double Play (SL-2.1, SL-5.4).
    Turn { seat: Seat, more: bool },
    /// A player plays one of the flipped cards (SL-5.5).
    Flipped {
        seat: Seat,
        cards: ArrayVec<Card, 3>,
    },
    /// Nothing any more.
    Over(Outcome),
}

impl Sloop {
    /// Who may act.
    #[inline]
    pub(super) fn acting(&self) -> Seats {
        match self.phase {
            Phase::Offering { by: seat, .. }
            | Phase::Answering { to: seat, .. }
            | Phase::Turn { seat, .. }
            | Phase::Flipped { seat, .. } => Seats::only(seat),
            Phase::Over(_) => Seats::NONE,
        }
    }
}
