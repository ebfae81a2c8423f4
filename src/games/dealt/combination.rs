//! Which cards can be played together, and what beats what (DE-2).

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Value};

/// The most cards in a combination (DE-2.1).
pub const MAX_CARDS: usize = 3;

/// The values named for the X cards of a play, from left to right. A play contains at most two X.
pub type XValues = [Option<Value>; 2];

/// Kinds of combination, low to high (DE-2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// One card.
    Solo,
    /// Two consecutive values, in either order.
    TwoStraight,
    /// Two of the same value.
    Pair,
    /// Three consecutive values, in any order.
    ThreeStraight,
    /// Three of the same value.
    Trips,
}

impl Rank {
    /// All five ranks, low to high.
    pub const ALL: [Self; 5] = [
        Self::Solo,
        Self::TwoStraight,
        Self::Pair,
        Self::ThreeStraight,
        Self::Trips,
    ];

    /// The ranks made of this many cards, low to high.
    #[inline]
    #[must_use]
    pub fn of_length(cards: u8) -> &'static [Self] {
        match cards {
            1 => &[Self::Solo],
            2 => &[Self::TwoStraight, Self::Pair],
            3 => &[Self::ThreeStraight, Self::Trips],
            _ => &[],
        }
    }

    /// Whether its values are consecutive.
    #[inline]
    #[must_use]
    pub fn is_straight(self) -> bool {
        matches!(self, Self::TwoStraight | Self::ThreeStraight)
    }

    /// The number of cards it takes.
    #[must_use]
    pub fn cards(self) -> usize {
        match self {
            Self::Solo => 1,
            Self::TwoStraight | Self::Pair => 2,
            Self::ThreeStraight | Self::Trips => 3,
        }
    }
}

/// What a play counts as. The greater combination beats the lesser; equal ones do not beat each other (DE-2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Combination {
    /// Its kind.
    pub rank: Rank,
    /// Its value, or the highest value of a straight.
    pub high: Value,
}

/// Such as `Pair 8`.
impl fmt::Debug for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.rank, self.high)
    }
}

impl Combination {
    /// The combination made by these values, in any order (DE-2.2); straights do not wrap (DE-2.4).
    #[inline]
    #[must_use]
    pub fn of(values: &[Value]) -> Option<Self> {
        let number = |value: Value| value.number();
        let (rank, high) = match *values {
            [a] => (Rank::Solo, a),
            [a, b] => match number(a).abs_diff(number(b)) {
                0 => (Rank::Pair, a),
                1 => (Rank::TwoStraight, a.max(b)),
                _ => return None,
            },
            [a, b, c] if a == b && b == c => (Rank::Trips, a),
            [a, b, c] => {
                let high = a.max(b).max(c);
                let below = |value: Value| 1_u8 << (number(high) - number(value)).min(3);
                // The highest, the one below it and the one below that, once each.
                if below(a) | below(b) | below(c) != 0b111 {
                    return None;
                }
                (Rank::ThreeStraight, high)
            }
            _ => return None,
        };
        Some(Self { rank, high })
    }

    /// Its values, low to high; `None` if they would go below 1.
    #[must_use]
    pub fn values(self) -> Option<ArrayVec<Value, MAX_CARDS>> {
        let straight = self.rank.is_straight();
        let number = |down: u8| {
            self.high
                .number()
                .checked_sub(if straight { down } else { 0 })
        };
        let below = (0..self.rank.cards() as u8).rev();
        below.map(|down| Value::new(number(down)?)).collect()
    }
}

/// Why some cards and names do not make a combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCombination {
    /// A Stop or Redraw is among them (DE-4.1).
    Special,
    /// An X has no name, or there are more names than X (DE-2.4).
    XValues,
    /// The values make no combination (DE-2.2).
    Values,
}

/// The values these cards stand for, with the X cards named from left to right.
///
/// # Errors
/// Why they have no values.
pub fn values(
    cards: impl Iterator<Item = Card>,
    names: XValues,
) -> Result<ArrayVec<Value, MAX_CARDS>, NoCombination> {
    let mut values = ArrayVec::new();
    let mut names = names.into_iter();
    let mut unnamed = false;
    for card in cards {
        let value = match card {
            Card::Number(value) => Some(value),
            Card::X => names.next().flatten(),
            Card::Stop | Card::Redraw => return Err(NoCombination::Special),
        };
        match value {
            Some(value) => values.try_push(value).map_err(|_| NoCombination::Values)?,
            None => unnamed = true,
        }
    }
    if unnamed || names.any(|name| name.is_some()) {
        Err(NoCombination::XValues)
    } else {
        Ok(values)
    }
}
