//! The cards in the middle as numbers, approximately what a card takes of them, and what unseen cards can be expected
//! to take.

use arrayvec::ArrayVec;

use crate::engine::Seat;
use crate::games::sloop::{Card, Display, Heap};

/// The value of one card, in the unit of expectations.
pub const CARD: i64 = 1024;

/// A build as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Its number.
    pub number: usize,
    /// The owner of the marker on it.
    pub owner: Option<Seat>,
    /// The number of cards in it.
    pub cards: i64,
}

/// The display as numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayCounts {
    /// The number of loose cards of each number; wilds at 0.
    pub loose: [u8; 13],
    /// The builds.
    pub builds: ArrayVec<Stack, 13>,
}

impl DisplayCounts {
    /// Converts a display.
    #[must_use]
    pub fn of(display: &Display) -> Self {
        let mut loose = [0; 13];
        for card in &display.loose {
            loose[usize::from(card.worth())] += 1;
        }
        let stack = |build: &crate::games::sloop::Build| Stack {
            number: build.number.number().into(),
            owner: build.owner,
            cards: build.cards.len() as i64,
        };
        let builds = display.builds.iter().map(stack).collect();
        Self { loose, builds }
    }

    /// Adds a loose card.
    pub fn add(&mut self, card: Card) {
        self.loose[usize::from(card.worth())] += 1;
    }

    /// Removes a loose card.
    pub fn take(&mut self, card: Card) {
        let here = &mut self.loose[usize::from(card.worth())];
        *here = here.saturating_sub(1);
    }

    /// The build with this player's marker.
    #[must_use]
    pub fn build_of(&self, seat: Seat) -> Option<&Stack> {
        self.builds.iter().find(|stack| stack.owner == Some(seat))
    }

    /// Approximately how many loose cards form groups of this number: equals, pairs, then threes.
    #[must_use]
    pub fn groups(&self, number: usize) -> i64 {
        let mut left = self.loose;
        let mut cards = i64::from(left[number]) + i64::from(left[0]);
        for low in 1..=number / 2 {
            let high = number - low;
            let pairs = match low == high {
                true => left[low] / 2,
                false => left[low].min(left[high]),
            };
            left[low] -= pairs;
            left[high] -= pairs;
            cards += 2 * i64::from(pairs);
        }
        for low in 1..=number / 3 {
            for middle in low..=(number - low) / 2 {
                let three = [low, middle, number - low - middle];
                let mut rest = left;
                let all = three.iter().all(|&one| {
                    let any = rest[one] > 0;
                    rest[one] -= u8::from(any);
                    any
                });
                if all {
                    left = rest;
                    cards += 3;
                }
            }
        }
        cards
    }

    /// Approximately how many cards this player captures with this card, including it; 0 if none.
    #[must_use]
    pub fn taken(&self, card: Card, seat: Seat) -> i64 {
        if card.is_wild() {
            return (1..=12)
                .map(|number| self.taken_as(card, number, seat))
                .max()
                .unwrap_or(0);
        }
        self.taken_as(card, card.worth().into(), seat)
    }

    /// The same for a card that counts as this number.
    #[must_use]
    pub fn taken_as(&self, card: Card, number: usize, seat: Seat) -> i64 {
        let builds = self.builds.iter().filter(|stack| {
            let open = stack.owner.is_none_or(|owner| owner == seat) || card.is_wild();
            stack.number == number && open
        });
        let cards = self.groups(number) + builds.map(|stack| stack.cards).sum::<i64>();
        if cards == 0 {
            return 0;
        }
        let loose: i64 = self.loose.iter().map(|&count| i64::from(count)).sum();
        let besides = card.is_supercharged() && self.groups(number) < loose;
        cards + 1 + i64::from(besides)
    }

    /// The captures to expect of the best of `drawn` unseen cards for this player, in [`CARD`]s.
    #[must_use]
    pub fn best_of(&self, unseen: &Heap, drawn: usize, seat: Seat) -> i64 {
        let mut takes = [0_i64; Card::KINDS];
        let mut most = 0;
        for card in unseen.kinds() {
            let taken = self.taken(card, seat);
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
}
