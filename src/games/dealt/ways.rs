//! Every combination that a hand can make.
//!
//! A run of neighboring cards with an X in it can stand for several combinations. Each is listed once, with its
//! X cards named low to high from left to right.

use std::ops::RangeInclusive;

use super::action::Action;
use super::cards::{Card, Held, Value};
use super::combination::{Combination, MAX_CARDS, Rank, XValues};

/// A way to play some neighboring cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The place of the first card.
    pub from: u8,
    /// The number of cards.
    pub len: u8,
    /// What the X cards among them stand for.
    pub names: XValues,
    /// What it counts as.
    pub combination: Combination,
}

impl From<Way> for Action {
    fn from(way: Way) -> Self {
        Self::Play {
            from: way.from,
            len: way.len,
            names: way.names,
        }
    }
}

/// Every way to play neighboring cards of a hand, from left to right, shorter before longer, lower before
/// higher.
#[must_use]
pub fn ways(hand: &[Held]) -> Vec<Way> {
    let mut ways = Vec::new();
    each_way(hand, None, |way| ways.push(way));
    ways
}

/// Whether a hand can beat this combination with one of its own (DE-2.3).
pub(super) fn can_beat(hand: &[Held], highest: Option<Combination>) -> bool {
    let mut can = false;
    each_way(hand, highest, |_| can = true);
    can
}

/// Visits every way to play neighboring cards of a hand that beats `highest`, if there is one to beat.
#[inline]
pub fn each_way(hand: &[Held], highest: Option<Combination>, mut visit: impl FnMut(Way)) {
    for from in 0..hand.len() {
        let mut run = Run::new(from as u8);
        for held in hand[from..].iter().take(MAX_CARDS) {
            match held.card {
                Card::Number(value) => run.add(value),
                Card::X => run.xs += 1,
                Card::Stop | Card::Redraw => break,
            }
            run.each_way(highest, &mut visit);
        }
    }
}

/// Neighboring cards that could be played together (DE-2.1).
struct Run {
    from: u8,
    /// The number of X cards among them.
    xs: u8,
    /// The number of number cards among them, and of distinct numbers.
    numbers: u8,
    different: u8,
    /// The lowest and the highest number.
    low: u8,
    high: u8,
    /// A bit for each number.
    values: u16,
}

impl Run {
    #[inline]
    fn new(from: u8) -> Self {
        Self {
            from,
            xs: 0,
            numbers: 0,
            different: 0,
            low: u8::MAX,
            high: 0,
            values: 0,
        }
    }

    #[inline]
    fn add(&mut self, value: Value) {
        let number = value.number();
        self.numbers += 1;
        self.different += u8::from(self.values & 1 << number == 0);
        self.values |= 1 << number;
        self.low = self.low.min(number);
        self.high = self.high.max(number);
    }

    /// Visits the combinations that these cards can make, all together, low to high.
    #[inline]
    fn each_way(&self, highest: Option<Combination>, visit: &mut impl FnMut(Way)) {
        let len = self.xs + self.numbers;
        let beats = |combination| highest.is_none_or(|highest| combination > highest);
        if self.xs == 0 {
            if let Some(combination) = self.plain().filter(|&it| beats(it)) {
                visit(Way {
                    from: self.from,
                    len,
                    names: [None; 2],
                    combination,
                });
            }
            return;
        }
        for &rank in Rank::of_length(len) {
            for high in self.highs(rank, len).filter_map(Value::new) {
                let combination = Combination { rank, high };
                if beats(combination) {
                    let names = self.names(combination, len);
                    visit(Way {
                        from: self.from,
                        len,
                        names,
                        combination,
                    });
                }
            }
        }
    }

    /// The combination these cards make if there is no X among them.
    #[inline]
    fn plain(&self) -> Option<Combination> {
        let straight = self.different == self.numbers && self.high - self.low + 1 == self.numbers;
        let rank = match (self.numbers, self.different, straight) {
            (1, ..) => Rank::Solo,
            (2, 1, _) => Rank::Pair,
            (2, 2, true) => Rank::TwoStraight,
            (3, 1, _) => Rank::Trips,
            (3, 3, true) => Rank::ThreeStraight,
            _ => return None,
        };
        Some(Combination {
            rank,
            high: Value::new(self.high)?,
        })
    }

    /// The possible highest values of a combination of this rank that contains these numbers.
    #[inline]
    fn highs(&self, rank: Rank, len: u8) -> RangeInclusive<u8> {
        if self.numbers == 0 {
            if rank.is_straight() { len..=12 } else { 1..=12 }
        } else if rank.is_straight() && self.different == self.numbers {
            self.high.max(len)..=(self.low + len - 1).min(12)
        } else if !rank.is_straight() && self.different == 1 {
            self.low..=self.low
        } else {
            #[expect(clippy::reversed_empty_ranges, reason = "these cards are nothing")]
            (1..=0)
        }
    }

    /// What the X cards stand for in this combination.
    #[inline]
    fn names(&self, combination: Combination, len: u8) -> XValues {
        let mut names = [None; 2];
        let high = combination.high.number();
        if combination.rank.is_straight() {
            let all = ((1_u16 << len) - 1) << (high + 1 - len);
            let mut missing = all & !self.values;
            for name in names.iter_mut().take(usize::from(self.xs)) {
                *name = Value::new(missing.trailing_zeros() as u8);
                missing &= missing.wrapping_sub(1);
            }
        } else {
            names
                .iter_mut()
                .take(usize::from(self.xs))
                .for_each(|name| *name = Some(combination.high));
        }
        names
    }
}
