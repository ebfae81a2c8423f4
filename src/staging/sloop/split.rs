//! The chosen cards of the display, and how they split into groups.

use crate::games::sloop::most_groups::{fullest, groups_of};
use crate::games::sloop::{Card, Groups, Heap, Value};

/// A set of places of loose cards in the display, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places(u128);

impl Places {
    /// Whether the set contains this place.
    #[must_use]
    pub fn has(self, place: usize) -> bool {
        place < 128 && self.0 >> place & 1 == 1
    }

    /// Adds this place, or removes it if it is already in the set.
    #[must_use]
    pub fn toggled(self, place: usize) -> Self {
        let bit = if place < 128 { 1 << place } else { 0 };
        Self(self.0 ^ bit)
    }

    /// The places in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..128).filter(move |&place| self.has(place))
    }

    /// The number of places.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards at these places.
    pub fn cards(self, loose: &[Card]) -> impl Iterator<Item = Card> {
        self.iter().filter_map(|place| loose.get(place).copied())
    }

    /// The places of these cards; among identical cards, the ones that came first.
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

/// Chosen cards, split as far as possible into groups of a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Split {
    /// Groups of the value. A card played onto a build is added to the first group, unless it is itself of that value
    /// (SL-4.1).
    pub groups: Groups,
    /// The cards left over; empty if the cards split exactly.
    pub over: Heap,
}

impl Split {
    /// Splits cards to capture (SL-3.1): all of them if possible, otherwise as many as possible.
    #[must_use]
    pub fn taken(cards: &Heap, value: Value) -> Self {
        let groups = Cover::of(cards, value, None)
            .or_else(|| fullest(cards, value, 1).pop())
            .unwrap_or_default();
        let over = cards.without(groups.cards()).unwrap_or_default();
        Self { groups, over }
    }

    /// Splits cards that go into a build together with the one played (SL-4.1, SL-4.3, SL-4.6).
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
        let mut sums = (least..=most).rev();
        if let Some(groups) = sums
            .clone()
            .find_map(|sum| Cover::of(cards, value, Some(sum)))
        {
            let over = Heap::default();
            return Self { groups, over };
        }
        let none = Self {
            groups: Groups::default(),
            over: *cards,
        };
        let first = sums.find_map(|sum| groups_of(cards, Value::new(sum)?).into_iter().next());
        let with = first.and_then(|first| {
            let more = Self::taken(&cards.without(&first)?, value);
            let groups = std::iter::once(&first[..]).chain(more.groups.iter());
            let groups = groups.map(|group| group.iter().copied()).collect();
            let over = more.over;
            Some(Self { groups, over })
        });
        with.unwrap_or(none)
    }

    /// Whether nothing is left over.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.over.is_empty()
    }
}

/// A search for groups of a value without leftovers.
struct Cover {
    value: u8,
    groups: Vec<Vec<Card>>,
    group: Vec<Card>,
    /// The number of steps left.
    steps: u32,
}

/// The step limit of a search, far above what any display in a game has needed.
const STEPS: u32 = 20_000;

impl Cover {
    /// Groups of all these cards. With `first`, the first group has that sum, which a card from the hand completes.
    fn of(cards: &Heap, value: Value, first: Option<u8>) -> Option<Groups> {
        let mut cover = Self {
            value: value.number(),
            groups: Vec::new(),
            group: Vec::new(),
            steps: STEPS,
        };
        let found = match first {
            Some(sum) => cover.fill(cards, sum, 12),
            None => cover.next(cards),
        };
        found.then(|| cover.groups.into_iter().collect())
    }

    /// Starts a group with the highest card left, which has to be in one.
    fn next(&mut self, left: &Heap) -> bool {
        let highest = left.iter().max_by_key(|card| card.worth());
        let Some(card) = highest else {
            return true;
        };
        let Some(missing) = self.value.checked_sub(card.worth()) else {
            return false;
        };
        let mut rest = *left;
        rest.take(card);
        if card.is_wild() {
            // Only wilds are left: each is a group by itself.
            self.groups.push(vec![card]);
            return self.next(&rest) || self.groups.pop().is_none();
        }
        self.group.push(card);
        self.fill(&rest, missing, card.worth()) || self.group.pop().is_none()
    }

    /// Adds cards to the group, in descending order, until it is complete.
    fn fill(&mut self, left: &Heap, missing: u8, highest: u8) -> bool {
        let Some(steps) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = steps;
        if missing == 0 {
            let group = std::mem::take(&mut self.group);
            self.groups.push(group);
            if self.next(left) {
                return true;
            }
            self.group = self.groups.pop().unwrap_or_default();
            return false;
        }
        let fits = |card: &Card| (1..=highest.min(missing)).contains(&card.worth());
        for card in left.kinds().rev().filter(fits) {
            let mut rest = *left;
            rest.take(card);
            self.group.push(card);
            if self.fill(&rest, missing - card.worth(), card.worth()) {
                return true;
            }
            self.group.pop();
        }
        self.with_wilds(left, missing)
    }

    /// Fills in what is missing with wilds.
    fn with_wilds(&mut self, left: &Heap, missing: u8) -> bool {
        let before = self.group.len();
        let mut rest = *left;
        for _ in 0..left.count(Card::WILD).min(missing) {
            rest.take(Card::WILD);
            self.group.push(Card::WILD);
            if self.fill(&rest, 0, 0) {
                return true;
            }
        }
        self.group.truncate(before);
        false
    }
}
