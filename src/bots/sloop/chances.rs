//! What unseen cards can be expected to take.

use super::display_counts::DisplayCounts;
use crate::engine::Seat;
use crate::games::sloop::{Card, Heap};

/// The value of one card in this module's units.
pub const CARD: i64 = 1024;

/// The captures to expect of the best of `drawn` unseen cards, in [`CARD`]s.
#[must_use]
pub fn best_of(unseen: &Heap, drawn: usize, middle: &DisplayCounts, seat: Seat) -> i64 {
    let mut takes = [0_i64; Card::KINDS];
    let mut most = 0;
    for card in unseen.kinds() {
        let taken = middle.taken(card, seat);
        takes[card.kind()] = taken;
        most = most.max(taken);
    }
    let all = unseen.len() as i64;
    let mut expected = 0;
    for goal in 1..=most {
        let lower = |card: &Card| takes[card.kind()] < goal;
        let lower = unseen.kinds().filter(lower);
        let lower: i64 = lower.map(|card| i64::from(unseen.count(card))).sum();
        // The probability that none of the drawn cards takes that many.
        let mut none = CARD;
        for before in 0..(drawn as i64).min(all) {
            none = none * (lower - before).max(0) / (all - before);
        }
        expected += CARD - none;
    }
    expected
}
