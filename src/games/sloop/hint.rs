//! What a hand revealed about itself because of the rules (SL-4.2, SL-4.8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Value};
use super::groups::Sums;

/// How many cards may be played from or drawn to a hand before what it revealed is forgotten.
const MEMORY: usize = 12;

/// Whether a hand can capture or continue its player's build of this number, now or after first putting 2s into
/// the display (SL-2.2, SL-5.4). `sums` are those of the loose cards.
#[inline]
#[must_use]
pub fn has_way(hand: &[Card], number: Value, sums: Sums) -> bool {
    const TWO: u8 = 2;
    // Each 2 put down adds to the sums, except one that is itself played on the build.
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

/// What a hand revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Says {
    /// It started a build, so it contained a card of that number or a wild (SL-4.2).
    Holds(Value),
    /// It lost a build, so could neither capture nor continue it (SL-4.8).
    NoWay {
        /// The number of the build.
        number: Value,
        /// The sums of the loose cards at that time.
        sums: Sums,
    },
}

impl Says {
    /// Whether this is true of a hand.
    #[must_use]
    pub fn fits(self, hand: &[Card]) -> bool {
        match self {
            Self::Holds(number) => hand.iter().any(|card| card.stands_for(number)),
            Self::NoWay { number, sums } => !has_way(hand, number, sums),
        }
    }
}

/// The last thing that a hand revealed, and what everybody has seen happen to the hand since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// What it revealed.
    pub says: Says,
    /// The number of cards in the hand at that time.
    pub held: u8,
    /// Each card played from it since; `None` where one was drawn.
    pub since: ArrayVec<Option<Card>, MEMORY>,
}

impl Hint {
    /// A hint revealed just now.
    #[must_use]
    pub(super) fn new(says: Says, held: usize) -> Self {
        Self {
            says,
            held: held as u8,
            since: ArrayVec::new(),
        }
    }

    /// Records that a card was played (or drawn, if `None`); returns whether there was room for it.
    pub(super) fn then(&mut self, what: Option<Card>) -> bool {
        self.since.try_push(what).is_ok()
    }
}
