//! The 122 cards, and multisets of them.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use crate::games::value::Value;

/// The action of a card when it is put into the display (SL-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// On every 1 (SL-5.3).
    Steal,
    /// On every 2 (SL-5.4).
    DoublePlay,
    /// On every 3 (SL-5.5).
    FlipThree,
}

/// One card, identified by its kind: a number, a supercharged number, or a wild (SL-1.1, SL-1.2). Cards of one
/// kind are interchangeable (SL-7.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// The number of each kind; 0 for the wild.
const NUMBERS: [u8; Card::KINDS] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0,
];

impl Card {
    /// The number of kinds: twelve numbers, nine of them also supercharged, and the wild.
    pub const KINDS: usize = 22;

    /// A wild: any number from 1 to 12, chosen at each use (SL-7.1).
    pub const WILD: Self = Self(21);

    /// The number card of this value that is not supercharged.
    #[inline]
    #[must_use]
    pub const fn number(value: Value) -> Self {
        Self(value.number() - 1)
    }

    /// The supercharged card of this value, which exists for 4 to 12 (SL-1.2).
    #[must_use]
    pub const fn supercharged(value: Value) -> Option<Self> {
        if value.number() >= 4 {
            Some(Self(value.number() + 8))
        } else {
            None
        }
    }

    /// The kind with this index: numbers, then supercharged numbers, then the wild.
    #[inline]
    #[must_use]
    pub const fn of_kind(kind: usize) -> Option<Self> {
        if kind < Self::KINDS {
            Some(Self(kind as u8))
        } else {
            None
        }
    }

    /// One card of each kind, in the same order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::KINDS as u8).map(Self)
    }

    /// The index of its kind.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// Its number; `None` for a wild.
    #[inline]
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        Value::new(self.worth())
    }

    /// What it adds to a sum: its number; 0 for a wild, which adds whatever is missing.
    #[inline]
    #[must_use]
    pub const fn worth(self) -> u8 {
        NUMBERS[self.kind()]
    }

    /// Whether it is a wild (SL-7.1).
    #[inline]
    #[must_use]
    pub fn is_wild(self) -> bool {
        self == Self::WILD
    }

    /// Whether it is supercharged (SL-1.2). A wild never is (SL-7.3).
    #[inline]
    #[must_use]
    pub const fn is_supercharged(self) -> bool {
        self.0 >= 12 && self.0 < 21
    }

    /// Whether it can be played as this number (SL-7.1).
    #[inline]
    #[must_use]
    pub fn stands_for(self, value: Value) -> bool {
        self.is_wild() || self.worth() == value.number()
    }

    /// Its action in the display; `None` for a wild, whatever it stands for (SL-1.3).
    #[inline]
    #[must_use]
    pub const fn icon(self) -> Option<Icon> {
        match self.worth() {
            1 => Some(Icon::Steal),
            2 => Some(Icon::DoublePlay),
            3 => Some(Icon::FlipThree),
            _ => None,
        }
    }

    /// How many of its kind the deck contains (SL-1.1, SL-1.2).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self.0 {
            0..3 => 10,
            3..12 => 9,
            12..21 => 1,
            _ => 2,
        }
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;
    fn try_from(kind: u8) -> Result<Self, Self::Error> {
        Self::of_kind(kind.into()).ok_or("there are 22 kinds of cards")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

/// A supercharged 7 is shown as `7!`, a wild as `W`.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.worth() {
            0 => f.write_str("W"),
            number if self.is_supercharged() => write!(f, "{number}!"),
            number => write!(f, "{number}"),
        }
    }
}

/// The number of cards in the deck (SL-1.1).
pub const DECK: usize = 122;

/// The largest hand size (SL-1.4).
pub const MAX_HAND: usize = 5;

/// Cards in order: loose in the display, or a draw or score pile with its top card last.
pub type Row = ArrayVec<Card, DECK>;

/// A hand, in the order in which its cards were drawn.
pub type Hand = ArrayVec<Card, MAX_HAND>;

/// All cards, unshuffled (SL-1.1, SL-1.2).
#[must_use]
pub const fn deck() -> [Card; DECK] {
    let mut deck = [Card::WILD; DECK];
    let (mut kind, mut next) = (0, 0);
    while kind < Card::KINDS {
        let card = Card(kind as u8);
        let end = next + card.copies() as usize;
        while next < end {
            deck[next] = card;
            next += 1;
        }
        kind += 1;
    }
    deck
}

/// The number of cards of each kind: a multiset.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Heap([u8; Card::KINDS]);

impl Heap {
    /// Every card of the deck.
    #[must_use]
    pub fn whole_deck() -> Self {
        deck().into_iter().collect()
    }

    /// The number of cards of this kind.
    #[inline]
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.kind()]
    }

    /// Whether there is a card of this kind.
    #[inline]
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let here = &mut self.0[card.kind()];
        *here = here.saturating_add(1);
    }

    /// Removes a card; returns whether there was one.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let here = &mut self.0[card.kind()];
        let any = *here > 0;
        *here -= u8::from(any);
        any
    }

    /// The heap without these cards, if it contains them all.
    #[must_use]
    pub fn without(&self, cards: &[Card]) -> Option<Self> {
        let mut left = *self;
        cards.iter().all(|&card| left.take(card)).then_some(left)
    }

    /// The total number of cards.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::KINDS]
    }

    /// One card of each kind present, in the order of kinds.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let heap = *self;
        Card::all().filter(move |&card| heap.has(card))
    }

    /// All cards, in the order of kinds.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let heap = *self;
        let copies = move |card: Card| (0..heap.count(card)).map(move |_| card);
        Card::all().flat_map(copies)
    }
}

impl FromIterator<Card> for Heap {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Self::default();
        cards.into_iter().for_each(|card| heap.add(card));
        heap
    }
}

impl Extend<Card> for Heap {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl fmt::Debug for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
