//! The cards in the middle as numbers, approximately what a card takes of them, and what unseen cards can be expected
//! to take.

use arrayvec::ArrayVec;

use crate::engine::Seat;
use crate::games::sloop::{Card, Display, Heap};

/// The value of one card, in the unit of expectations.
pub const CARD: i64 = 1024;

/// More cards than one card takes in practice; a capture of more counts as this many.
const MOST_TAKEN: usize = 40;

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

    /// How many numbers a card can have that takes something of this from somebody else's hand; wilds aside.
    #[must_use]
    pub fn takers(&self) -> u32 {
        if self.loose[0] > 0 {
            return 12;
        }
        // A bit for each sum of loose cards.
        let mut sums: u32 = 1;
        for (number, &cards) in self.loose.iter().enumerate() {
            for _ in 0..cards {
                sums |= sums << number;
            }
        }
        for lost in self.builds.iter().filter(|stack| stack.owner.is_none()) {
            sums |= 1 << lost.number;
        }
        (sums & 0b1_1111_1111_1110).count_ones()
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
        self.taken_of(card, seat, |number| self.groups(number))
    }

    /// The same, if this many loose cards form groups of each number.
    fn taken_of(&self, card: Card, seat: Seat, groups: impl Fn(usize) -> i64) -> i64 {
        let numbers = match card.is_wild() {
            true => 1..=12,
            false => usize::from(card.worth())..=usize::from(card.worth()),
        };
        let taken = numbers.map(|number| self.taken_as(card, number, seat, groups(number)));
        taken.max().unwrap_or(0)
    }

    /// The same for a card that counts as this number, of which this many loose cards form groups.
    fn taken_as(&self, card: Card, number: usize, seat: Seat, groups: i64) -> i64 {
        let builds = self.builds.iter().filter(|stack| {
            let open = stack.owner.is_none_or(|owner| owner == seat) || card.is_wild();
            stack.number == number && open
        });
        let cards = groups + builds.map(|stack| stack.cards).sum::<i64>();
        if cards == 0 {
            return 0;
        }
        let loose: i64 = self.loose.iter().map(|&count| i64::from(count)).sum();
        let besides = card.is_supercharged() && groups < loose;
        cards + 1 + i64::from(besides)
    }

    /// The captures to expect of the best of `drawn` unseen cards for this player, in [`CARD`]s.
    #[must_use]
    pub fn best_of(&self, unseen: &Heap, drawn: usize, seat: Seat) -> i64 {
        let groups: [i64; 13] = std::array::from_fn(|number| match number {
            0 => 0,
            _ => self.groups(number),
        });
        // How many unseen cards take this many.
        let mut taking = [0_i64; MOST_TAKEN + 1];
        for card in unseen.kinds() {
            let taken = self.taken_of(card, seat, |number| groups[number]);
            taking[(taken as usize).min(MOST_TAKEN)] += i64::from(unseen.count(card));
        }
        let all = unseen.len() as i64;
        let (mut expected, mut lower) = (0, 0);
        for fewer in taking {
            lower += fewer;
            if lower == all {
                break;
            }
            // The probability that none of the drawn cards takes more.
            let mut none = CARD;
            for before in 0..(drawn as i64).min(all) {
                none = none * (lower - before).max(0) / (all - before);
            }
            expected += CARD - none;
        }
        expected
    }
}
