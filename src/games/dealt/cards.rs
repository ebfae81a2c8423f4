//! The 54 cards, and a hand, which keeps its order.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use crate::games::value::Value;

/// One card (DE-1.1). There are no suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A number, four of each.
    Number(Value),
    /// Any number, named when played; two of them.
    X,
    /// Ends the trick; two of them.
    Stop,
    /// Makes the winner of the trick draw; two of them.
    Redraw,
}

impl Card {
    /// The number of kinds of cards.
    pub const KINDS: usize = 15;

    /// The index of its kind: numbers from 0, then X, Stop, Redraw.
    #[must_use]
    pub fn kind(self) -> usize {
        match self {
            Self::Number(value) => usize::from(value.number()) - 1,
            Self::X => 12,
            Self::Stop => 13,
            Self::Redraw => 14,
        }
    }

    /// The card of the kind with this index; the inverse of [`kind`](Card::kind).
    #[must_use]
    pub fn of_kind(kind: usize) -> Option<Self> {
        match kind {
            0..=11 => Value::new(kind as u8 + 1).map(Self::Number),
            12 => Some(Self::X),
            13 => Some(Self::Stop),
            14 => Some(Self::Redraw),
            _ => None,
        }
    }

    /// Whether it is played alone: a Stop or a Redraw (DE-4.1).
    #[inline]
    #[must_use]
    pub fn is_special(self) -> bool {
        matches!(self, Self::Stop | Self::Redraw)
    }

    /// How many cards of its kind the deck contains (DE-1.1).
    #[must_use]
    pub fn copies(self) -> u8 {
        if matches!(self, Self::Number(_)) {
            4
        } else {
            2
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => value.fmt(f),
            Self::X => f.write_str("X"),
            Self::Stop => f.write_str("Stop"),
            Self::Redraw => f.write_str("Redraw"),
        }
    }
}

/// The number of cards in the deck (DE-1.1).
pub const DECK: usize = 54;

/// The most cards a hand can contain: ten dealt, two reserves, six redrawn.
pub const MAX_HAND: usize = 18;

/// All cards, unshuffled (DE-1.1).
#[must_use]
pub fn deck() -> [Card; DECK] {
    let mut deck = [Card::X; DECK];
    let kinds = (0..Card::KINDS).filter_map(Card::of_kind);
    let cards = kinds.flat_map(|card| (0..card.copies()).map(move |_| card));
    for (place, card) in deck.iter_mut().zip(cards) {
        *place = card;
    }
    deck
}

/// A card in a hand, and whether the table knows it: a taken reserve stays known (DE-1.6), a redrawn card is
/// not.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Whether everybody knows this card.
    pub open: bool,
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?}{}",
            self.card,
            if self.open { " (open)" } else { "" }
        )
    }
}

/// A hand: a row of cards that is never rearranged (DE-1.4).
pub type Hand = ArrayVec<Held, MAX_HAND>;

/// The two reserve cards; `None` once taken.
pub type Reserves = [Option<Card>; 2];

/// The number of reserves left.
#[must_use]
pub fn reserves_left(reserves: &Reserves) -> usize {
    reserves.iter().flatten().count()
}
