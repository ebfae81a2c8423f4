//! A position of the game, and what it is waiting for.

use super::action::Options;
use super::cards::{Counts, Rank};
use super::holding::{Holding, Row, Stacks};
use crate::engine::{BySeat, Rng, Seat};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swoop {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(super) round: u16,
    pub(super) totals: BySeat<u32>,
    pub(super) holdings: BySeat<Holding>,
    /// Values on it never rise: its lowest card is on top.
    pub(super) pile: Counts,
    /// The cards swooped in this round or drawn for its start.
    pub(super) gone: Counts,
    /// The last card each seat drew for the start of this round (SW-1.3).
    pub(super) drawn: BySeat<Option<Rank>>,
    /// The cards not dealt.
    pub(super) unused: Counts,
    /// Whether time was called (SW-5.3).
    pub(super) called: bool,
    pub(super) phase: Phase,
}

impl Swoop {
    /// A hand. Bots and boards get no position to ask but imagined ones.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Counts {
        self.holdings
            .get(seat)
            .map_or_else(Counts::default, |holding| holding.hand)
    }

    /// The face-up cards of a seat.
    #[must_use]
    pub fn faces(&self, seat: Seat) -> Row {
        self.holdings
            .get(seat)
            .map_or_else(Row::default, |holding| holding.faces)
    }

    /// The stacks of a seat that still have their face-down card.
    #[must_use]
    pub fn blinds(&self, seat: Seat) -> Stacks {
        self.holdings
            .get(seat)
            .map_or(Stacks::NONE, |holding| holding.blinds.left())
    }

    /// The number of cards that a seat has left.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> u8 {
        self.holdings
            .get(seat)
            .map_or(0, |holding| holding.left().total() as u8)
    }

    /// The pile.
    #[must_use]
    pub fn pile(&self) -> Counts {
        self.pile
    }

    /// Whether the player to act goes on after cards of the own stacks; if so, whether a face-down one held.
    #[must_use]
    pub fn chain(&self) -> Option<bool> {
        match self.phase {
            Phase::Chain { blind, .. } => Some(blind),
            _ => None,
        }
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A player's turn; `again` if after a swoop (SW-3.3).
    Turn { seat: Seat, again: bool },
    /// A player may flip uncovered cards, add to one that held (if `blind`), or stop (SW-4.3).
    Chain { seat: Seat, blind: bool },
    /// Nothing; the game is over.
    Over,
}

impl Phase {
    /// Who is to act.
    #[inline]
    pub(super) fn actor(self) -> Option<Seat> {
        match self {
            Self::Turn { seat, .. } | Self::Chain { seat, .. } => Some(seat),
            Self::Over => None,
        }
    }
}
