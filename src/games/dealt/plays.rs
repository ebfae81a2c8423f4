//! Every combination that a hand can make.
//!
//! A run of neighbouring cards with X among them can stand for several combinations; each is
//! listed once, with the X named low to high from left to right.

use arrayvec::ArrayVec;

use super::action::Action;
use super::cards::{Card, Held, Value, reserves_left};
use super::combination::{Combination, MAX_CARDS, Names, Rank};
use super::{Dealt, Phase};
use crate::engine::{Rng, Seat};

/// A way to play some neighbouring cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The place of the first card.
    pub from: u8,
    /// How many.
    pub len: u8,
    /// What the X among them stand for.
    pub names: Names,
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

/// Every way to play neighbouring cards of a hand, from left to right, shorter before longer,
/// lower before higher.
pub fn ways(hand: &[Held]) -> impl Iterator<Item = Way> {
    runs(hand).flat_map(|(from, run)| ways_of(from, run))
}

/// Whether a hand can beat this combination with another (DE-2.3).
pub(super) fn can_beat(hand: &[Held], highest: Option<Combination>) -> bool {
    runs(hand).any(|(from, run)| {
        ways_of(from, run)
            .into_iter()
            .any(|way| beats(way, highest))
    })
}

fn beats(way: Way, highest: Option<Combination>) -> bool {
    highest.is_none_or(|highest| way.combination > highest)
}

/// Each run of one to three neighbours and the place of its first card (DE-2.1).
fn runs(hand: &[Held]) -> impl Iterator<Item = (u8, &[Held])> {
    (0..hand.len()).flat_map(move |from| {
        let longest = (hand.len() - from).min(MAX_CARDS);
        (1..=longest).map(move |len| (from as u8, &hand[from..from + len]))
    })
}

/// The ways to play all cards of one run.
#[inline]
fn ways_of(from: u8, run: &[Held]) -> ArrayVec<Way, 23> {
    let mut ways = ArrayVec::new();
    let mut numbers = ArrayVec::<Value, MAX_CARDS>::new();
    for held in run {
        match held.card {
            Card::Number(value) => numbers.push(value),
            Card::X => {}
            Card::Stop | Card::Redraw => return ways,
        }
    }
    let len = run.len() as u8;
    if numbers.len() == run.len() {
        let way = |combination| Way {
            from,
            len,
            names: [None; 2],
            combination,
        };
        ways.extend(Combination::of(&numbers).map(way));
        return ways;
    }
    for rank in Rank::ALL
        .into_iter()
        .filter(|rank| rank.cards() == run.len())
    {
        for high in Value::all() {
            let combination = Combination { rank, high };
            if let Some(names) = names_for(&numbers, combination) {
                ways.push(Way {
                    from,
                    len,
                    names,
                    combination,
                });
            }
        }
    }
    ways
}

/// What the X beside these numbers have to stand for to make a combination.
fn names_for(numbers: &[Value], combination: Combination) -> Option<Names> {
    let mut missing = combination.values()?;
    for number in numbers {
        let at = missing.iter().position(|value| value == number)?;
        missing.remove(at);
    }
    Some([missing.first().copied(), missing.get(1).copied()])
}

/// More than any hand has ways: 51 runs, and 73 more namings if both X lie among them.
const MAX_WAYS: usize = 128;

impl Dealt {
    pub(super) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.hands[seat];
        let gaps = 0..=hand.len() as u8;
        if let Phase::Redrawing { .. } = self.phase {
            return out.extend(gaps.map(|gap| Action::Place { gap }));
        }
        out.extend(ways(hand).map(Action::from));
        out.extend(specials(hand));
        for (which, _) in (0..)
            .zip(&self.reserves[seat])
            .filter(|(_, card)| card.is_some())
        {
            out.extend(gaps.clone().map(|gap| Action::TakeReserve { which, gap }));
        }
    }

    /// Any legal decision, each equally likely but for the order of two X, which is a coin's.
    pub(super) fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let hand = &self.hands[seat];
        let gaps = hand.len() as u32 + 1;
        if let Phase::Redrawing { .. } = self.phase {
            return Some(Action::Place {
                gap: rng.below(gaps) as u8,
            });
        }
        let highest = self.trick.highest();
        let beating = ways(hand).filter(|&way| beats(way, highest));
        let beating: ArrayVec<Way, MAX_WAYS> = beating.take(MAX_WAYS).collect();
        let specials: ArrayVec<Action, 4> = specials(hand).take(4).collect();
        let takes = if self.trick.turns.is_empty() {
            0
        } else {
            reserves_left(&self.reserves[seat]) as u32 * gaps
        };
        let plays = beating.len() as u32;
        let chosen = rng.below(plays + specials.len() as u32 + takes);
        if let Some(way) = beating.get(chosen as usize) {
            return Some(shuffle_names(*way, rng).into());
        }
        let chosen = chosen - plays;
        if let Some(&special) = specials.get(chosen as usize) {
            return Some(special);
        }
        self.nth_take(seat, chosen - specials.len() as u32, gaps)
    }

    fn nth_take(&self, seat: Seat, nth: u32, gaps: u32) -> Option<Action> {
        let mut left = (0..)
            .zip(&self.reserves[seat])
            .filter(|(_, card)| card.is_some());
        let (which, _) = left.nth((nth / gaps) as usize)?;
        Some(Action::TakeReserve {
            which,
            gap: (nth % gaps) as u8,
        })
    }
}

/// Each Stop and Redraw of a hand, played.
fn specials(hand: &[Held]) -> impl Iterator<Item = Action> {
    (0..).zip(hand).filter_map(|(at, held)| match held.card {
        Card::Stop => Some(Action::Stop { at }),
        Card::Redraw => Some(Action::Redraw { at }),
        _ => None,
    })
}

/// Two X that stand for different values can be named either way round.
fn shuffle_names(mut way: Way, rng: &mut Rng) -> Way {
    if way.names[1].is_some() && rng.below(2) == 0 {
        way.names.swap(0, 1);
    }
    way
}
