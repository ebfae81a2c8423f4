//! The 54 cards, and a hand, which keeps its order.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The number on a card: 1 to 12 (DE-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Value(u8);

impl Value {
    /// The lowest value.
    pub const LOWEST: Self = Self(1);
    /// The highest value.
    pub const HIGHEST: Self = Self(12);

    /// The value with this number; `None` unless it is 1 to 12.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 12 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, from 1 to 12.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All twelve values, low to high.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=12).map(Self)
    }
}

impl TryFrom<u8> for Value {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a value is a number from 1 to 12")
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> Self {
        value.0
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

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
            Self::Number(value) => usize::from(value.0) - 1,
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
