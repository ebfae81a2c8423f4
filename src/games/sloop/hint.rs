//! What a hand told about itself, because the rules asked something of it (SL-4.2, SL-4.8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Value};
use super::groups::Sums;

/// How much may happen to a hand before nobody remembers what it told.
const MEMORY: usize = 12;

/// Whether a hand can capture or continue an own build of this number, now or after putting 2s
/// into the display first (SL-2.2, SL-5.4). `sums` are those of the loose cards.
#[inline]
#[must_use]
pub fn has_way(hand: &[Card], number: Value, sums: Sums) -> bool {
    const TWO: u8 = 2;
    // Each 2 put down adds to the sums, but for the one that is then played itself.
    let (mut with_twos, mut but_one) = (sums, sums);
    for &card in hand.iter().filter(|card| card.worth() == TWO) {
        but_one = with_twos;
        with_twos = with_twos.with(card);
    }
    hand.iter().any(|&card| {
        let sums = if card.worth() == TWO {
            but_one
        } else {
            with_twos
        };
        let missing = number.number().checked_sub(card.worth());
        card.stands_for(number) || missing.is_some_and(|missing| sums.has(missing))
    })
}

/// What a hand told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Says {
    /// It began a build, so held a card of its number or a wild (SL-4.2).
    Holds(Value),
    /// It lost a build, so could neither capture nor continue it (SL-4.8).
    NoWay {
        /// The number of the build.
        number: Value,
        /// What the loose cards made then.
        sums: Sums,
    },
}

impl Says {
    /// Whether it is true of a hand.
    #[must_use]
    pub fn fits(self, hand: &[Card]) -> bool {
        match self {
            Self::Holds(number) => hand.iter().any(|card| card.stands_for(number)),
            Self::NoWay { number, sums } => !has_way(hand, number, sums),
        }
    }
}

/// The last thing that a hand told, and what everybody saw happen to the hand since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// What it told.
    pub says: Says,
    /// How many cards it held then.
    pub held: u8,
    /// Each card that was played from it since; nothing where one was drawn.
    pub since: ArrayVec<Option<Card>, MEMORY>,
}

impl Hint {
    /// Told just now.
    #[must_use]
    pub(super) fn new(says: Says, held: usize) -> Self {
        Self {
            says,
            held: held as u8,
            since: ArrayVec::new(),
        }
    }

    /// Remembers that a card was played, or drawn; whether it can still be remembered.
    pub(super) fn then(&mut self, what: Option<Card>) -> bool {
        self.since.try_push(what).is_ok()
    }
}
