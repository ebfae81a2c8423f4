//! A position of the game, and what it is waiting for.

use arrayvec::ArrayVec;

use super::action::Options;
use super::cards::{Card, DECK, Hand, Held, Reserves};
use super::trick::Trick;
use crate::engine::{BySeat, Outcome, Rng, Seat, Seats};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(super) round: u16,
    pub(super) chips: BySeat<u8>,
    pub(super) hands: BySeat<Hand>,
    pub(super) reserves: BySeat<Reserves>,
    /// The draw pile; the top card is last.
    pub(super) pile: ArrayVec<Card, DECK>,
    /// How many cards of each kind were discarded this round.
    pub(super) discards: [u8; Card::KINDS],
    pub(super) trick: Trick,
    /// The previous trick of this round.
    pub(super) ended: Option<Trick>,
    pub(super) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A player's turn in the trick.
    Turn(Seat),
    /// A player has drawn a card and has to place it; `left` more follow (DE-4.3).
    Redrawing { by: Seat, drawn: Card, left: u8 },
    /// Nothing; the game is over.
    Over(Outcome),
}

impl Dealt {
    pub(super) fn everybody(&self) -> Seats {
        Seats::first(self.options.players)
    }

    /// A hand, in order. Bots and boards get no position to ask but imagined ones.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Held] {
        self.hands.get(seat).map_or(&[], |hand| hand)
    }

    /// A seat's reserves.
    #[must_use]
    pub fn reserves(&self, seat: Seat) -> Reserves {
        self.reserves.get(seat).copied().unwrap_or_default()
    }

    /// The trick.
    #[must_use]
    pub fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The card that the player to act has drawn and must place, if there is one.
    #[must_use]
    pub fn placing(&self) -> Option<Card> {
        match self.phase {
            Phase::Redrawing { drawn, .. } => Some(drawn),
            _ => None,
        }
    }

    /// Who holds hand cards; reserves do not count (DE-3.5).
    pub(super) fn holders(&self) -> Seats {
        self.hands.which(|_, hand| !hand.is_empty())
    }
}
