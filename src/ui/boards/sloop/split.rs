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
    /// Of cards that are captured (SL-3.1): all of them, if that can be, or else as many as can be.
    #[must_use]
    pub fn taken(cards: &Heap, value: Value) -> Self {
        let groups = Cover::of(cards, value, None)
            .or_else(|| fullest(cards, value, 1).pop())
            .unwrap_or_default();
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

/// A search for groups of a value that leave nothing over.
struct Cover {
    value: u8,
    groups: Vec<Vec<Card>>,
    group: Vec<Card>,
    /// How many steps it may still take.
    steps: u32,
}

/// The steps of a search: far more than any display of a game has needed.
const STEPS: u32 = 20_000;

impl Cover {
    /// Groups of all these cards; the first may be of another value, which a card from the hand completes.
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

    /// Begins a group with the highest of these cards, for it has to be in one.
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
            // Nothing but wilds is left: each is a group by itself.
            self.groups.push(vec![card]);
            return self.next(&rest) || self.groups.pop().is_none();
        }
        self.group.push(card);
        self.fill(&rest, missing, card.worth()) || self.group.pop().is_none()
    }

    /// Adds cards to the group, none higher than the one before, until nothing is missing.
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

    /// Lets wilds make what is missing.
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
