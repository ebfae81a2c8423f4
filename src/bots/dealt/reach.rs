//! What a hand can play right now.

use crate::games::dealt::cards::MAX_HAND;
use crate::games::dealt::{Card, Combination, Rank};

/// A set of combinations: solos from 1 to 12 first, trips last, so that a greater index beats a
/// lesser one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    combinations: u64,
    /// Whether it holds a Stop.
    pub stop: bool,
    /// Whether it holds a Redraw.
    pub redraw: bool,
}

/// The index of a combination among all sixty.
#[must_use]
pub fn place(combination: Combination) -> u8 {
    combination.rank as u8 * 12 + combination.high.number() - 1
}

impl Reach {
    /// What this hand can play.
    #[must_use]
    pub fn of(hand: &[Card]) -> Self {
        let mut reach = Self::default();
        let mut numbers = [0; MAX_HAND];
        for (number, card) in numbers.iter_mut().zip(hand) {
            *number = match card {
                Card::Number(value) => value.number(),
                Card::X => WILD,
                Card::Stop | Card::Redraw => WALL,
            };
            reach.stop |= *card == Card::Stop;
            reach.redraw |= *card == Card::Redraw;
        }
        let numbers = &numbers[..hand.len().min(MAX_HAND)];
        reach.combinations = numbers.iter().fold(0, |set, &card| set | solo(card));
        for two in numbers.windows(2) {
            reach.combinations |= run(two);
        }
        for three in numbers.windows(3) {
            reach.combinations |= run(three);
        }
        reach
    }

    /// The lowest combination that beats this one; with `None`, the lowest of all.
    #[inline]
    #[must_use]
    pub fn beating(self, highest: Option<u8>) -> Option<u8> {
        let above = highest.map_or(0, |place| place + 1);
        let set = self.combinations & (u64::MAX << above);
        (set != 0).then(|| set.trailing_zeros() as u8)
    }

    /// The highest combination.
    #[must_use]
    pub fn best(self) -> Option<u8> {
        (self.combinations != 0).then(|| 63 - self.combinations.leading_zeros() as u8)
    }
}

const WILD: u8 = 0;
const WALL: u8 = 255;

fn solo(card: u8) -> u64 {
    match card {
        WALL => 0,
        WILD => (1 << 12) - 1,
        number => 1 << (number - 1),
    }
}

/// The combinations of two or three neighboring cards.
fn run(cards: &[u8]) -> u64 {
    if cards.contains(&WALL) {
        return 0;
    }
    let (same, straight) = if cards.len() == 2 {
        (Rank::Pair, Rank::TwoStraight)
    } else {
        (Rank::Trips, Rank::ThreeStraight)
    };
    let sure = cards.iter().copied().filter(|&card| card != WILD);
    let span = cards.len() as u8 - 1;
    let (Some(low), Some(high)) = (sure.clone().min(), sure.clone().max()) else {
        return bits(same, 1, 12) | bits(straight, 1 + span, 12);
    };
    if low == high && sure.clone().count() == 1 {
        bit(same, high) | bits(straight, high.max(1 + span), (low + span).min(12))
    } else if low == high {
        bit(same, high)
    } else if high - low <= span && all_differ(sure) {
        bits(straight, high.max(1 + span), (low + span).min(12))
    } else {
        0
    }
}

fn all_differ(mut numbers: impl Iterator<Item = u8>) -> bool {
    let mut seen = 0_u16;
    numbers.all(|number| {
        let new = seen & (1 << number) == 0;
        seen |= 1 << number;
        new
    })
}

fn bits(rank: Rank, low: u8, high: u8) -> u64 {
    (low..=high).fold(0, |set, number| set | bit(rank, number))
}

fn bit(rank: Rank, high: u8) -> u64 {
    1 << (rank as u8 * 12 + high - 1)
}
