//! A position of the game, and what it is waiting for.

use arrayvec::ArrayVec;

use super::action::Options;
use super::cards::{Card, Hand, Heap, Row};
use super::display::Display;
use super::hint::Hint;
use crate::engine::{BySeat, Outcome, Seat};

/// A position of the game. Nothing is random after the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sloop {
    pub(super) options: Options,
    pub(super) dealer: Seat,
    pub(super) hands: BySeat<Hand>,
    /// The draw pile; the top card is last.
    pub(super) pile: Row,
    pub(super) display: Display,
    /// The score piles; the top card is last.
    pub(super) piles: BySeat<Row>,
    /// The cards removed from the game by Flip 3.
    pub(super) removed: Heap,
    /// Who captured last (SL-8.2).
    pub(super) last: Option<Seat>,
    /// The cards of each hand that its partner knows (SL-9.3).
    pub(super) shown: BySeat<Hand>,
    pub(super) hints: BySeat<Option<Hint>>,
    pub(super) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A player may offer a card to the partner, whose turn is next (SL-9.3).
    Offering { by: Seat, to: Seat },
    /// The partner must keep the card or give it back (SL-9.3). It is still part of its owner's hand.
    Answering { by: Seat, to: Seat, card: Card },
    /// A player plays a card; if `more`, the additional card of a Double Play (SL-2.1, SL-5.4).
    Turn { seat: Seat, more: bool },
    /// A player plays one of the flipped cards (SL-5.5).
    Flipped {
        seat: Seat,
        cards: ArrayVec<Card, 3>,
    },
    /// Nothing; the game is over.
    Over(Outcome),
}

impl Sloop {
    /// A hand. Bots and boards get no position to ask but imagined ones.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat).map_or(&[], |hand| hand)
    }

    /// The display.
    #[must_use]
    pub fn display(&self) -> &Display {
        &self.display
    }

    /// The number of cards in a score pile.
    #[must_use]
    pub fn score(&self, seat: Seat) -> usize {
        self.piles.get(seat).map_or(0, Row::len)
    }

    /// Whether the draw pile is empty.
    #[must_use]
    pub fn drawn_out(&self) -> bool {
        self.pile.is_empty()
    }

    /// Whether these two seats play together.
    #[must_use]
    pub fn together(&self, one: Seat, other: Seat) -> bool {
        one == other || self.options.partner(one) == Some(other)
    }
}
