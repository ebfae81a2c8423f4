//! Random legal decisions, and what candidates are made of.

use arrayvec::ArrayVec;

use super::Dealt;
use super::action::Action;
use super::cards::{Card, Held, reserves_left};
use super::ways::{Way, each_way};
use crate::engine::{Rng, Seat};

/// More ways than any hand has: 51 runs, and 73 further namings if both X are among them.
const MAX_WAYS: usize = 128;

impl Dealt {
    pub(super) fn random_turn(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let hand = &self.hands[seat];
        let gaps = hand.len() as u32 + 1;
        let mut beating = ArrayVec::<Way, MAX_WAYS>::new();
        each_way(hand, self.trick.highest(), |way| {
            // The bound is never reached; if it were, a surplus way would merely never be chosen.
            let _ = beating.try_push(way);
        });
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
        let mut left = reserves(&self.reserves[seat]);
        let (which, _) = left.nth((nth / gaps) as usize)?;
        Some(Action::TakeReserve {
            which,
            gap: (nth % gaps) as u8,
        })
    }
}

/// The reserves that are left, by their place.
pub(super) fn reserves(of: &[Option<Card>; 2]) -> impl Iterator<Item = (u8, Card)> {
    (0..)
        .zip(of)
        .filter_map(|(which, card)| Some((which, (*card)?)))
}

/// The decisions that play each Stop and Redraw of a hand.
pub(super) fn specials(hand: &[Held]) -> impl Iterator<Item = Action> {
    (0..).zip(hand).filter_map(|(at, held)| match held.card {
        Card::Stop => Some(Action::Stop { at }),
        Card::Redraw => Some(Action::Redraw { at }),
        _ => None,
    })
}

/// Two X that stand for different values can be named in either order.
fn shuffle_names(mut way: Way, rng: &mut Rng) -> Way {
    if way.names[1].is_some() && rng.below(2) == 0 {
        way.names.swap(0, 1);
    }
    way
}
