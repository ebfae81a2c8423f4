//! What adds up to what (SL-3.1, SL-4.1, SL-7.2).

use std::{fmt, iter};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, DECK, Value};

/// The most cards that can be in the display when somebody plays one.
const MOST: usize = DECK - 1;

/// Disjoint groups of display cards; each is a single card or several added up (SL-3.1).
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Card>>", into = "Vec<Vec<Card>>")]
pub struct Groups {
    cards: ArrayVec<Card, MOST>,
    /// A bit for each card that is the last of its group.
    ends: u128,
}

impl Groups {
    /// Adds a group. Does nothing if it is empty or there would be more cards than the display can contain.
    pub fn push(&mut self, group: impl IntoIterator<Item = Card>) {
        let before = self.cards.len();
        for card in group {
            if self.cards.try_push(card).is_err() {
                self.cards.truncate(before);
                return;
            }
        }
        if self.cards.len() > before {
            self.ends |= 1 << (self.cards.len() - 1);
        }
    }

    /// The groups in order.
    pub fn iter(&self) -> impl Iterator<Item = &[Card]> + Clone {
        let mut left = self.ends;
        let mut from = 0;
        std::iter::from_fn(move || {
            let end = (left != 0).then(|| left.trailing_zeros() as usize + 1)?;
            left &= left - 1;
            let group = self.cards.get(from..end)?;
            from = end;
            Some(group)
        })
    }

    /// The groups of a build of this value made with these groups: the card played is a group by itself, or
    /// else is part of the first one (SL-4.1, SL-4.3).
    #[must_use]
    pub fn joined_by(&self, played: Card, value: Value) -> Self {
        let first = self.iter().next().unwrap_or_default();
        let alone = if played.is_wild() && !first.is_empty() {
            Total::of(first.iter().copied()).makes(value)
        } else {
            played.stands_for(value)
        };
        let mut joined = Self::default();
        if alone {
            joined.push([played]);
        }
        for (place, group) in self.iter().enumerate() {
            let with = (place == 0 && !alone).then_some(played);
            joined.push(with.into_iter().chain(group.iter().copied()));
        }
        joined
    }

    /// The cards of all groups.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The number of groups.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.count_ones() as usize
    }

    /// Whether there are no groups.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends == 0
    }
}

impl<G: IntoIterator<Item = Card>> FromIterator<G> for Groups {
    fn from_iter<I: IntoIterator<Item = G>>(all: I) -> Self {
        let mut groups = Self::default();
        all.into_iter().for_each(|group| groups.push(group));
        groups
    }
}

impl TryFrom<Vec<Vec<Card>>> for Groups {
    type Error = &'static str;
    fn try_from(all: Vec<Vec<Card>>) -> Result<Self, Self::Error> {
        if all.iter().any(Vec::is_empty) {
            return Err("a group has cards");
        }
        if all.iter().map(Vec::len).sum::<usize>() > MOST {
            return Err("no display holds so many cards");
        }
        Ok(all.into_iter().collect())
    }
}

impl From<Groups> for Vec<Vec<Card>> {
    fn from(groups: Groups) -> Self {
        groups.iter().map(<[Card]>::to_vec).collect()
    }
}

/// For example `[4 + 2, 6]`.
impl fmt::Debug for Groups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (place, group) in self.iter().enumerate() {
            f.write_str(if place > 0 { ", " } else { "" })?;
            write_sum(f, group.iter().copied())?;
        }
        f.write_str("]")
    }
}

fn write_sum(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Card>) -> fmt::Result {
    for (place, card) in cards.enumerate() {
        let plus = if place > 0 { " + " } else { "" };
        write!(f, "{plus}{card:?}")?;
    }
    Ok(())
}

/// The sum of some cards. Each wild adds anything from 1 to 12 (SL-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Total {
    /// The sum of the numbers.
    numbers: u16,
    /// The number of wilds.
    wilds: u16,
}

impl Total {
    /// The total of these cards.
    #[inline]
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut total = Self::default();
        for card in cards {
            total.numbers += u16::from(card.worth());
            total.wilds += u16::from(card.is_wild());
        }
        total
    }

    /// Whether the cards are a group of this value.
    #[inline]
    #[must_use]
    pub fn makes(self, value: Value) -> bool {
        let value = u16::from(value.number());
        match self.wilds {
            0 => self.numbers == value,
            wilds => self.numbers + wilds <= value,
        }
    }

    /// The smallest possible sum.
    #[must_use]
    pub fn least(self) -> u16 {
        self.numbers + self.wilds
    }
}

/// The sums up to 12 that subsets of some cards can make: a bit for each; bit 0 stands for the empty subset.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sums(u16);

impl Sums {
    /// The sums of no cards at all.
    pub const NONE: Self = Self(1);
    const ALL: u16 = (1 << 13) - 1;

    /// The sums of these cards.
    #[inline]
    #[must_use]
    pub fn of(cards: &[Card]) -> Self {
        cards.iter().fold(Self::NONE, |sums, &card| sums.with(card))
    }

    /// The sums with one more card. A wild can make every sum by itself (SL-7.2).
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        let more = if card.is_wild() {
            Self::ALL
        } else {
            self.0 | self.0 << card.worth()
        };
        Self(more & Self::ALL)
    }

    /// Whether some of the cards make this sum; the empty subset makes 0.
    #[inline]
    #[must_use]
    pub fn has(self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }

    /// The sums that are also set in `bits`.
    #[inline]
    pub(super) fn upto(self, bits: u16) -> u16 {
        self.0 & bits
    }

    /// A bit for each value that one or more cards make.
    #[inline]
    #[must_use]
    pub fn values(self) -> u16 {
        self.0 & !1
    }
}

impl fmt::Debug for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sums = (1..=12).filter(|&sum| self.has(sum));
        f.debug_set().entries(sums).finish()
    }
}

/// Cards that were added up, as sentences speak of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Added {
    /// None at all.
    Nothing,
    /// A card by itself.
    One(Card),
    /// Several without a wild.
    Several(Addends),
    /// Several with a wild among them.
    WithWild(Addends),
    /// Thirteen or more, too many to list, without a wild: the first thirteen.
    Many(Addends),
}

/// Cards in a sum: at most thirteen, which make more than any value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Addends([Option<Card>; Self::MOST]);

impl Added {
    pub(super) fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut of = Addends([None; Addends::MOST]);
        let mut count = 0;
        for (place, card) in of.0.iter_mut().zip(cards) {
            *place = Some(card);
            count += 1;
        }
        match of.0[0] {
            None => Self::Nothing,
            Some(card) if count == 1 => Self::One(card),
            _ if of.cards().any(Card::is_wild) => Self::WithWild(of),
            _ if count == Addends::MOST => Self::Many(of),
            _ => Self::Several(of),
        }
    }
}

impl Addends {
    const MOST: usize = 13;

    /// The cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }
}

impl fmt::Debug for Addends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sum(f, self.cards())
    }
}

impl fmt::Debug for Added {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Nothing => write_sum(f, iter::empty()),
            Self::One(card) => write_sum(f, iter::once(card)),
            Self::Several(of) | Self::WithWild(of) | Self::Many(of) => of.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_were_added_up_are_told_apart_as_sentences_do() {
        let one = |number| Card::number(Value::new(number).expect("1 to 12"));
        let added = |cards: usize| Added::of(iter::repeat_n(one(1), cards));
        assert_eq!(added(0), Added::Nothing);
        assert_eq!(added(1), Added::One(one(1)));
        assert!(matches!(added(2), Added::Several(_)));
        assert!(matches!(added(12), Added::Several(of) if of.cards().count() == 12));
        for many in [13, 14, 120] {
            assert!(matches!(added(many), Added::Many(of) if of.cards().count() == 13));
        }
        assert_eq!(Added::of([Card::WILD]), Added::One(Card::WILD));
        let three = [one(5), Card::WILD, one(2)];
        assert!(matches!(Added::of(three), Added::WithWild(of) if of.cards().eq(three)));
    }
}
