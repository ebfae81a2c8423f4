//! Random legal decisions, and what candidates are made of.
//!
//! Face-up cards of one rank differ only in the cards under them, which nobody knows, so candidates use the
//! first ones. They include up to four cards from the hand, which swoop any pile they fit on, or else all of
//! them.

use super::Swoop;
use super::action::Action;
use super::cards::Rank;
use super::effects::SWOOP;
use super::holding::{Holding, Stacks};
use crate::engine::Rng;

impl Swoop {
    /// The ways to go on with a turn, except by turning over face-down cards.
    pub(super) fn list_additions(&self, holding: &Holding, blind: bool, out: &mut Vec<Action>) {
        if let Some(top) = self.pile.lowest().filter(|_| blind) {
            let add = |hand, faces| out.push(Action::Add { hand, faces });
            each_choice(holding, top, add);
        }
        out.push(Action::Done);
    }

    pub(super) fn random_turn(&self, holding: &Holding, rng: &mut Rng) -> Option<Action> {
        let mut ranks = 0u32;
        for (place, &cards) in holding.hand.by_rank().iter().enumerate() {
            ranks |= u32::from(cards > 0) << place;
        }
        for face in holding.faces.cards() {
            ranks |= 1 << face.index();
        }
        let fitting = ranks & self.fitting();
        if fitting != 0 && rng.below(4) > 0 {
            ranks = fitting;
        }
        let uncovered = holding.uncovered();
        let nth = rng.below(ranks.count_ones() + u32::from(uncovered.count()));
        match nth_set(ranks, nth).and_then(|bit| Rank::ALL.get(bit as usize)) {
            Some(&rank) => {
                let (hand, faces) = random_choice(holding, rank, rng)?;
                Some(Action::Play { rank, hand, faces })
            }
            None => random_flip(uncovered, rng),
        }
    }

    /// A bit mask of the ranks that do not take the pile.
    fn fitting(&self) -> u32 {
        let top = self.pile.lowest().and_then(Rank::value);
        let values = top.map_or(u32::MAX, |top| (2 << top) - 1);
        values | 1 << Rank::Ten.index() | 1 << Rank::Joker.index()
    }

    pub(super) fn random_chain(&self, holding: &Holding, blind: bool, rng: &mut Rng) -> Action {
        let done = Some(Action::Done);
        let top = self.pile.lowest().filter(|_| blind);
        let choice = top.and_then(|top| random_choice(holding, top, rng));
        let add = choice.map(|(hand, faces)| Action::Add { hand, faces });
        let flip = random_flip(holding.uncovered(), rng);
        let [first, second] = match rng.below(3) {
            0 => [done, done],
            1 => [add, flip],
            _ => [flip, add],
        };
        first.or(second).unwrap_or(Action::Done)
    }
}

/// The cards that can be played.
pub(super) fn list_plays(holding: &Holding, out: &mut Vec<Action>) {
    for rank in Rank::ALL {
        let play = |hand, faces| out.push(Action::Play { rank, hand, faces });
        each_choice(holding, rank, play);
    }
}

/// Each number of cards of this rank, from the hand and from the stacks.
fn each_choice(holding: &Holding, rank: Rank, mut each: impl FnMut(u8, Stacks)) {
    let held = holding.hand[rank];
    let lying = holding.faces.of(rank);
    for faces in 0..=lying.count() {
        let faces = lying.subset((1 << faces) - 1);
        let few = (0..=held.min(SWOOP)).chain((held > SWOOP).then_some(held));
        for hand in few.filter(|&hand| hand > 0 || !faces.is_empty()) {
            each(hand, faces);
        }
    }
}

/// A random way to choose cards of this rank, all equally likely; `None` if there is none.
#[inline]
fn random_choice(holding: &Holding, rank: Rank, rng: &mut Rng) -> Option<(u8, Stacks)> {
    let lying = holding.faces.of(rank);
    let hands = u32::from(holding.hand[rank]) + 1;
    let ways = (hands << lying.count()) - 1;
    if ways == 0 {
        return None;
    }
    let way = 1 + rng.below(ways);
    Some(((way % hands) as u8, lying.subset(way / hands)))
}

fn random_flip(uncovered: Stacks, rng: &mut Rng) -> Option<Action> {
    let nth = rng.below(u32::from(uncovered.count()));
    let stack = uncovered.iter().nth(nth as usize)?;
    Some(Action::Flip { stack })
}

/// The index of the nth bit that is set.
#[inline]
fn nth_set(mut bits: u32, nth: u32) -> Option<u32> {
    for _ in 0..nth {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then(|| bits.trailing_zeros())
}
