//! The numbers 1 to 12, which are on the cards of two games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number on a card of Dealt! or Sloop: 1 to 12 (DE-1.1, SL-1.1).
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
        fmt::Display::fmt(self, f)
    }
}

/// Its digits.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
