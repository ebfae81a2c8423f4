//! Cards, reduced to their ranks because suits never matter (SW-2.4), and card counts.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A denomination (SW-1.4). They have no total order: tens and jokers are outside the order of the
/// [values](Rank::value).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it all")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Jack,
    Queen,
    King,
    Ten,
    Joker,
}

impl Rank {
    /// The number of ranks.
    pub const COUNT: usize = 14;

    /// All ranks: the values from low to high, then the swoop cards.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ten,
        Self::Joker,
    ];

    /// Its index in [`ALL`](Rank::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a swoop card (SW-1.4, SW-3.2).
    #[inline]
    #[must_use]
    pub const fn swoops(self) -> bool {
        matches!(self, Self::Ten | Self::Joker)
    }

    /// Its place in the order of values, with the ace lowest; `None` for a swoop card (SW-1.4).
    #[inline]
    #[must_use]
    pub const fn value(self) -> Option<u8> {
        if self.swoops() {
            None
        } else {
            Some(self as u8)
        }
    }

    /// Whether playing it onto this top card takes the pile (SW-2.3).
    #[inline]
    #[must_use]
    pub fn is_higher_than(self, top: Self) -> bool {
        !self.swoops() && self.value() > top.value()
    }

    /// Its place in the order used only when drawing for the start: a ten is between 9 and jack, a joker above
    /// the king (SW-1.3).
    #[must_use]
    pub const fn draw(self) -> u8 {
        match self {
            Self::Ten => Self::Nine as u8 + 1,
            Self::Jack | Self::Queen | Self::King => self as u8 + 1,
            _ => self as u8,
        }
    }

    /// The penalty points for being left with one (SW-5.2).
    #[inline]
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Ten | Self::Joker => 50,
            Self::Jack | Self::Queen | Self::King => 10,
            _ => self as u32 + 1,
        }
    }

    /// How many of them a deck contains (SW-1.1).
    #[must_use]
    pub const fn copies(self) -> u8 {
        if matches!(self, Self::Joker) { 2 } else { 4 }
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ace => f.write_str("A"),
            Self::Jack => f.write_str("J"),
            Self::Queen => f.write_str("Q"),
            Self::King => f.write_str("K"),
            Self::Joker => f.write_str("Joker"),
            _ => write!(f, "{}", if self.swoops() { 10 } else { self.points() }),
        }
    }
}

/// The number of cards of each rank: all that matters about a hand, or about a pile, on which values never rise
/// (SW-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts([u8; Rank::COUNT]);

impl Counts {
    /// The total number of cards.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&cards| u16::from(cards)).sum()
    }

    /// Whether there are no cards.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The penalty points for these cards at the end of a round (SW-5.2).
    #[must_use]
    pub fn points(&self) -> u32 {
        self.iter()
            .map(|(rank, cards)| rank.points() * u32::from(cards))
            .sum()
    }

    /// The first rank present: in a pile, the top.
    #[inline]
    #[must_use]
    pub fn lowest(&self) -> Option<Rank> {
        Rank::ALL.into_iter().find(|&rank| self[rank] > 0)
    }

    /// The number of cards of each rank, by [`Rank::index`].
    #[inline]
    #[must_use]
    pub const fn by_rank(&self) -> &[u8; Rank::COUNT] {
        &self.0
    }

    /// The ranks present, with the number of cards of each.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Rank, u8)> + Clone {
        let all = Rank::ALL.into_iter().zip(self.0);
        all.filter(|&(_, cards)| cards > 0)
    }

    /// These cards without the others; never below zero.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        for rank in Rank::ALL {
            left[rank] = left[rank].saturating_sub(other[rank]);
        }
        left
    }
}

impl Index<Rank> for Counts {
    type Output = u8;
    #[inline]
    fn index(&self, rank: Rank) -> &u8 {
        &self.0[rank.index()]
    }
}

impl IndexMut<Rank> for Counts {
    #[inline]
    fn index_mut(&mut self, rank: Rank) -> &mut u8 {
        &mut self.0[rank.index()]
    }
}

impl AddAssign for Counts {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine += more;
        }
    }
}

impl Extend<Rank> for Counts {
    #[inline]
    fn extend<I: IntoIterator<Item = Rank>>(&mut self, cards: I) {
        for rank in cards {
            self[rank] += 1;
        }
    }
}

impl FromIterator<Rank> for Counts {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Rank>>(cards: I) -> Self {
        let mut counts = Self::default();
        counts.extend(cards);
        counts
    }
}

/// Sorted as in a hand, for example `A 7x2 K 10`.
impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (place, (rank, cards)) in self.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{rank:?}")?;
            if cards > 1 {
                write!(f, "x{cards}")?;
            }
        }
        Ok(())
    }
}

/// The most cards that any table needs: five decks.
pub const MOST_CARDS: usize = 270;

/// Cards in some order.
pub type Cards = ArrayVec<Rank, MOST_CARDS>;

/// The number of decks for this many players: three, plus one for every two players beyond four, or part of two
/// (SW-1.1).
#[must_use]
pub const fn decks(players: u8) -> u8 {
    match players {
        0..=4 => 3,
        5..=6 => 4,
        _ => 5,
    }
}

/// All cards used with this many players (SW-1.1).
#[must_use]
pub fn all_cards(players: u8) -> Counts {
    Counts(Rank::ALL.map(|rank| rank.copies() * decks(players)))
}

/// The individual cards, unshuffled. Omits any beyond what a table can need.
#[must_use]
pub fn laid_out(counts: &Counts) -> Cards {
    let runs = counts.iter();
    let cards = runs.flat_map(|(rank, cards)| std::iter::repeat_n(rank, cards.into()));
    cards.take(MOST_CARDS).collect()
}
