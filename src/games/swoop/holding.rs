//! A player's cards: a hand, and four stacks of a face-up card on a face-down one (SW-1.2).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{Counts, Rank};

/// The number of stacks in front of each player (SW-1.2).
pub const STACKS: usize = 4;

/// A set of a player's stacks, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stacks(u8);

impl Stacks {
    /// No stacks.
    pub const NONE: Self = Self(0);

    /// Just this stack. One beyond the fourth is allowed but never has cards.
    #[inline]
    #[must_use]
    pub fn only(stack: u8) -> Self {
        Self(1u8.checked_shl(u32::from(stack)).unwrap_or(0))
    }

    /// Whether the set contains the stack.
    #[inline]
    #[must_use]
    pub fn has(self, stack: u8) -> bool {
        !self.and(Self::only(stack)).is_empty()
    }

    /// The stacks in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The stacks in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The stacks in this set but not in the other.
    #[inline]
    #[must_use]
    pub fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of stacks.
    #[inline]
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates from the first stack to the last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..8).filter(move |stack| self.0 & 1 << stack != 0)
    }

    /// The members whose position in this set is set in `bits`.
    #[inline]
    #[must_use]
    pub(super) fn subset(self, bits: u32) -> Self {
        let places = self.iter().zip(0..);
        let chosen = places.filter(|&(_, place)| bits & 1 << place != 0);
        chosen.map(|(stack, _)| stack).collect()
    }
}

impl FromIterator<u8> for Stacks {
    #[inline]
    fn from_iter<I: IntoIterator<Item = u8>>(stacks: I) -> Self {
        let each = stacks.into_iter().map(Self::only);
        each.fold(Self::NONE, Self::or)
    }
}

impl fmt::Debug for Stacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A card for each stack; `None` where it is gone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row([Option<Rank>; STACKS]);

impl Row {
    /// The card of a stack, if it is still there.
    #[inline]
    #[must_use]
    pub fn get(&self, stack: u8) -> Option<Rank> {
        self.0.get(usize::from(stack)).copied().flatten()
    }

    /// The stacks that still have their card.
    #[inline]
    #[must_use]
    pub fn left(&self) -> Stacks {
        self.which(|card| card.is_some())
    }

    /// The stacks with a card of this rank.
    #[inline]
    #[must_use]
    pub fn of(&self, rank: Rank) -> Stacks {
        self.which(|card| card == Some(rank))
    }

    /// The cards still there, from the first stack to the last.
    pub fn cards(&self) -> impl Iterator<Item = Rank> + Clone {
        self.0.into_iter().flatten()
    }

    #[inline]
    fn which(&self, is: impl Fn(Option<Rank>) -> bool) -> Stacks {
        let places = (0..).zip(self.0);
        let bits = places.map(|(place, card)| u8::from(is(card)) << place);
        Stacks(bits.sum())
    }

    /// Removes and returns the card of a stack.
    #[inline]
    pub(super) fn take(&mut self, stack: u8) -> Option<Rank> {
        self.0.get_mut(usize::from(stack))?.take()
    }
}

/// Takes the first four items; missing ones are empty.
impl FromIterator<Option<Rank>> for Row {
    fn from_iter<I: IntoIterator<Item = Option<Rank>>>(cards: I) -> Self {
        let mut row = Self::default();
        for (place, card) in row.0.iter_mut().zip(cards) {
            *place = card;
        }
        row
    }
}

/// Shows gaps as dashes.
impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.0.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            match card {
                Some(card) => write!(f, "{space}{card:?}")?,
                None => write!(f, "{space}-")?,
            }
        }
        Ok(())
    }
}

/// All of a player's cards.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Holding {
    pub(super) hand: Counts,
    /// The cards in the hand that the whole table knows: picked up with a pile and not played since.
    pub(super) known: Counts,
    /// The face-up cards.
    pub(super) faces: Row,
    /// The face-down cards beneath them.
    pub(super) blinds: Row,
}

impl Holding {
    /// The stacks whose face-down card is uncovered (SW-4.1).
    #[inline]
    pub(super) fn uncovered(&self) -> Stacks {
        self.blinds.left().but(self.faces.left())
    }

    /// Removes cards of one rank from the hand and the stacks.
    #[inline]
    pub(super) fn put_down(&mut self, rank: Rank, hand: u8, faces: Stacks) {
        self.hand[rank] = self.hand[rank].saturating_sub(hand);
        self.known[rank] = self.known[rank].saturating_sub(hand);
        for stack in faces.iter() {
            self.faces.take(stack);
        }
    }

    /// Adds a pile to the hand, in full view of everybody (SW-2.3). The cards on the table stay there (SW-4.6).
    #[inline]
    pub(super) fn pick_up(&mut self, pile: Counts) {
        self.hand += pile;
        self.known += pile;
    }

    /// Whether no card is left, neither in the hand nor on the table (SW-5.1).
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.hand.is_empty() && self.blinds == Row::default() && self.faces == Row::default()
    }

    /// All remaining cards, including face-down ones (SW-5.2).
    pub(super) fn left(&self) -> Counts {
        let mut left = self.hand;
        left.extend(self.faces.cards());
        left.extend(self.blinds.cards());
        left
    }
}
