//! Places at the table: a single [`Seat`], a set of [`Seats`], a value [`BySeat`].

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// One place at the table, numbered clockwise from 0; the next seat is the one to the left.
///
/// ```
/// use kitchen_table::engine::Seat;
///
/// assert_eq!(Seat(2).left(3), Seat(0));
/// assert_eq!(Seat(2).to_string(), "3", "counted as people count");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The neighbor on the left (the next seat clockwise) at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn left(self, seats: u8) -> Self {
        if self.0 + 1 >= seats {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }

    /// All seats at a table of `seats`, clockwise, starting with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |turn| Self((self.0 + turn) % seats))
    }

    /// The neighbor on the right (the next seat counterclockwise) at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn right(self, seats: u8) -> Self {
        if self.0 == 0 {
            Self(seats.saturating_sub(1))
        } else {
            Self(self.0 - 1)
        }
    }
}

/// Counted from 1, as people do.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

/// A set of seats.
///
/// ```
/// use kitchen_table::engine::{Seat, Seats};
///
/// let others = Seats::first(3).without(Seat(1));
/// assert!(others.iter().eq([Seat(0), Seat(2)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `count` seats; at most [`MAX_SEATS`].
    #[must_use]
    pub fn first(count: u8) -> Self {
        if usize::from(count) >= MAX_SEATS {
            Self(u8::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// Just this seat. A seat beyond the eighth gives an empty set.
    #[inline]
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self(1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// Whether the set contains the seat.
    #[inline]
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Self::only(seat).0 != 0
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// The set with this seat removed.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::only(seat).0)
    }

    /// The number of seats in the set.
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

    /// The only seat in the set; `None` if there is not exactly one.
    #[inline]
    #[must_use]
    pub fn single(self) -> Option<Seat> {
        (self.count() == 1).then_some(Seat(self.0.trailing_zeros() as u8))
    }

    /// Iterates from the lowest seat to the highest.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One `T` for each seat of a table.
///
/// ```
/// use kitchen_table::engine::{BySeat, Seat, Seats};
///
/// let mut points = BySeat::new(3, |_| 0);
/// points[Seat(1)] += 5;
/// assert_eq!(points.which(|_, &points| points > 0), Seats::only(Seat(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Calls `make` for each of the first `seats` seats; at most [`MAX_SEATS`].
    pub fn new(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(
            (0..seats.min(MAX_SEATS as u8))
                .map(Seat)
                .map(make)
                .collect(),
        )
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The number of seats at the table.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Each seat with its value, clockwise from the first seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(i, of)| (Seat(i as u8), of))
    }

    /// A new value for each seat, made from the old one.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, of)| make(seat, of)).collect())
    }

    /// The seats for which `is` returns true.
    pub fn which(&self, mut is: impl FnMut(Seat, &T) -> bool) -> Seats {
        self.iter()
            .filter(|&(seat, of)| is(seat, of))
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
