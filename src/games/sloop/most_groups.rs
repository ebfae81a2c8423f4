//! Which groups the display offers, and how many of them can be captured at once.

use arrayvec::ArrayVec;

use super::cards::{Card, Heap, Value};
use super::groups::Groups;

/// A group of at most twelve cards, since each adds at least 1.
pub type Group = ArrayVec<Card, 12>;

/// How many groups of one value are considered: those with the most cards.
const GROUPS: usize = 64;

/// The number of search steps for each full capture requested.
const STEPS: usize = 150;

/// The groups of a value, those with the most cards first.
#[must_use]
pub fn groups_of(heap: &Heap, value: Value) -> Vec<Group> {
    let mut found: Vec<Group> = Vec::new();
    let mut group = Group::new();
    let kinds: ArrayVec<Card, { Card::KINDS }> = heap.kinds().rev().collect();
    find_groups(heap, &kinds, value.number(), &mut group, &mut found);
    // Size by size: the standard sort adds more to the page than all of this.
    let sizes = (1..=group.capacity()).rev();
    let largest = sizes.flat_map(|size| found.iter().filter(move |group| group.len() == size));
    largest.take(GROUPS).cloned().collect()
}

/// Completes a group with cards of these kinds so that it makes the `missing` sum.
fn find_groups(
    heap: &Heap,
    kinds: &[Card],
    missing: u8,
    group: &mut Group,
    found: &mut Vec<Group>,
) {
    let Some((&card, lower)) = kinds.split_first() else {
        if missing == 0 {
            found.push(group.clone());
        }
        return;
    };
    if card.is_wild() {
        // The wild comes first: take some wilds, which make up what the other cards leave.
        find_groups(heap, lower, missing, group, found);
        for _ in 0..heap.count(card).min(missing) {
            group.push(card);
            let least = group.len() as u8;
            (0..=missing.saturating_sub(least))
                .rev()
                .for_each(|numbers| {
                    find_groups(heap, lower, numbers, group, found);
                });
        }
        group.clear();
        return;
    }
    let before = group.len();
    let mut left = missing;
    for copies in 0..=heap.count(card) {
        if copies > 0 {
            let Some(less) = left.checked_sub(card.worth()) else {
                break;
            };
            left = less;
            group.push(card);
        }
        find_groups(heap, lower, left, group, found);
    }
    group.truncate(before);
}

/// Captures that leave no group of this value, those with the most cards first: at most `most`, found by a
/// bounded search, no two of them taking the same cards.
#[must_use]
pub fn fullest(heap: &Heap, value: Value, most: usize) -> Vec<Groups> {
    // A card of the value itself is part of no other group.
    let mut sure = Groups::default();
    let mut left = *heap;
    for card in heap.iter().filter(|card| card.worth() == value.number()) {
        left.take(card);
        sure.push([card]);
    }
    let groups = groups_of(&left, value);
    let mut search = Search {
        groups: &groups,
        chosen: Vec::new(),
        found: Vec::new(),
        steps: STEPS * most,
    };
    search.go(&mut left, 0);
    let captures = least(search.found, most).into_iter().map(|chosen| {
        let mut capture = sure.clone();
        let chosen = chosen.iter().filter_map(|&place| groups.get(place));
        chosen.for_each(|group| capture.push(group.iter().copied()));
        capture
    });
    captures.filter(|capture| !capture.is_empty()).collect()
}

/// The up to `most` group choices that leave the fewest cards, ties in the order found.
fn least(found: Vec<(Heap, Vec<usize>)>, most: usize) -> Vec<Vec<usize>> {
    let mut left: Vec<_> = found
        .into_iter()
        .map(|(left, chosen)| (left.len(), chosen))
        .collect();
    let next = |_| {
        let all = left.iter().enumerate();
        let (place, _) = all.min_by_key(|(_, (left, _))| *left)?;
        Some(left.remove(place).1)
    };
    (0..most).map_while(next).collect()
}

/// A search for captures that leave no group.
struct Search<'a> {
    groups: &'a [Group],
    chosen: Vec<usize>,
    /// The cards that each capture leaves, and its groups.
    found: Vec<(Heap, Vec<usize>)>,
    steps: usize,
}

impl Search<'_> {
    /// Takes groups from index `from` on.
    fn go(&mut self, left: &mut Heap, from: usize) {
        let mut full = true;
        for (place, group) in self.groups.iter().enumerate() {
            let Some(mut rest) = left.without(group) else {
                continue;
            };
            full = false;
            if place < from {
                continue;
            }
            let Some(steps) = self.steps.checked_sub(1) else {
                return;
            };
            self.steps = steps;
            self.chosen.push(place);
            self.go(&mut rest, place);
            self.chosen.pop();
        }
        if full && self.found.iter().all(|(known, _)| known != left) {
            self.found.push((*left, self.chosen.clone()));
        }
    }
}
