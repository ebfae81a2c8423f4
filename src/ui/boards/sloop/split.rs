//! Which cards of the display are chosen, and how they split into groups.

use crate::games::sloop::pack::{fullest, groups_of};
use crate::games::sloop::{Card, Groups, Heap, Value};

/// Places of loose cards in the display, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places(u128);

impl Places {
    /// Whether this place is among them.
    #[must_use]
    pub fn has(self, place: usize) -> bool {
        place < 128 && self.0 >> place & 1 == 1
    }

    /// With this place, or without it if it was among them.
    #[must_use]
    pub fn toggled(self, place: usize) -> Self {
        let bit = if place < 128 { 1 << place } else { 0 };
        Self(self.0 ^ bit)
    }

    /// From the first to the last.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..128).filter(move |&place| self.has(place))
    }

    /// How many.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards there.
    pub fn cards(self, loose: &[Card]) -> impl Iterator<Item = Card> {
        self.iter().filter_map(|place| loose.get(place).copied())
    }

    /// Where these cards lie: of several of a kind, those that came first.
    #[must_use]
    pub fn of(cards: &[Card], loose: &[Card]) -> Self {
        let mut places = Self::default();
        for card in cards {
            let free = |&place: &usize| loose[place] == *card && !places.has(place);
            if let Some(place) = (0..loose.len()).find(free) {
                places = places.toggled(place);
            }
        }
        places
    }
}

/// Chosen cards, as far as they make groups of a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Split {
    /// Groups of the value. A card that is played onto a build is added to the first, if it is not of that
    /// value itself (SL-4.1).
    pub groups: Groups,
    /// What is left over: nothing, if the cards split exactly.
    pub over: Heap,
}

impl Split {
    /// Of cards that are captured (SL-3.1): as many as can be.
    #[must_use]
    pub fn taken(cards: &Heap, value: Value) -> Self {
        let groups = fullest(cards, value, 1).pop().unwrap_or_default();
        let over = cards.without(groups.cards()).unwrap_or_default();
        Self { groups, over }
    }

    /// Of cards that go into a build with one that is played (SL-4.1, SL-4.3, SL-4.6).
    #[must_use]
    pub fn joined(played: Card, cards: &Heap, value: Value) -> Self {
        let alone = Self::taken(cards, value);
        if played.worth() == value.number() || played.is_wild() && alone.over.is_empty() {
            return alone;
        }
        let least = if played.is_wild() {
            1
        } else {
            value.number().saturating_sub(played.worth())
        };
        let most = value.number().saturating_sub(played.worth().max(1));
        let sums = (least..=most).rev().filter_map(Value::new);
        let firsts = sums.flat_map(|sum| groups_of(cards, sum));
        let ways = firsts.filter_map(|first| {
            let more = Self::taken(&cards.without(&first)?, value);
            let groups = std::iter::once(&first[..]).chain(more.groups.iter());
            let groups = groups.map(|group| group.iter().copied()).collect();
            let over = more.over;
            Some(Self { groups, over })
        });
        let none = Self {
            groups: Groups::default(),
            over: *cards,
        };
        ways.min_by_key(|way| way.over.len()).unwrap_or(none)
    }

    /// Whether nothing is left over.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.over.is_empty()
    }
}
