//! Decisions worth trying: putting cards down, captures that leave no group of their value, builds that take as
//! much, and each single group. The most commonly wanted ones come first.

use super::cards::{Card, Heap, Value};
use super::groups::Groups;
use super::most_groups::{Group, fullest, groups_of};
use super::{Action, Sloop};
use crate::engine::Seat;

/// The most decisions that are listed.
const MOST: usize = 256;

/// How many full captures of one value are listed: with a number card, and with a wild.
const FULL: [usize; 2] = [6, 2];

/// How many groups a card is combined with when building.
const JOINED: usize = 3;

/// How many single groups of one value are listed.
const SINGLE: usize = 12;

impl Sloop {
    pub(super) fn list_plays(
        &self,
        seat: Seat,
        cards: &Heap,
        flipped: bool,
        out: &mut Vec<Action>,
    ) {
        let heap = self.display.heap();
        let mut candidates = Candidates {
            game: self,
            seat,
            heap,
            first: Vec::new(),
            then: Vec::new(),
        };
        for card in cards.kinds() {
            candidates.put(card);
            candidates.captures(card);
            let mut rest: Heap = self.hands[seat].iter().copied().collect();
            if !flipped {
                rest.take(card);
            }
            candidates.builds(card, &rest);
            candidates.goes_on(card);
        }
        let Candidates { first, then, .. } = candidates;
        for action in first.into_iter().chain(then) {
            if out.len() >= MOST {
                break;
            }
            if !out.contains(&action) {
                out.push(action);
            }
        }
    }
}

/// Lists what a seat may want to do.
struct Candidates<'a> {
    game: &'a Sloop,
    seat: Seat,
    /// The loose cards.
    heap: Heap,
    first: Vec<Action>,
    then: Vec<Action>,
}

impl Candidates<'_> {
    fn put(&mut self, card: Card) {
        self.first.push(Action::Put { card, act: false });
        if card.icon().is_some() {
            self.first.push(Action::Put { card, act: true });
        }
    }

    fn captures(&mut self, card: Card) {
        for value in Value::all().filter(|&value| card.stands_for(value)) {
            let owner = self.game.display.build(value).map(|build| build.owner);
            let build = match owner {
                Some(Some(owner)) => owner == self.seat || card.is_wild(),
                Some(None) => true,
                None => false,
            };
            let capture = |groups: Groups, build, bonus| Action::Capture {
                card,
                value,
                groups,
                build,
                bonus,
            };
            let full = fullest(&self.heap, value, FULL[usize::from(card.is_wild())]);
            for (place, groups) in full.iter().enumerate() {
                let left = self.left_by(groups);
                let list = match place {
                    0 => &mut self.first,
                    _ => &mut self.then,
                };
                if card.is_supercharged() && place < JOINED {
                    let bonus = left.kinds().map(Some);
                    list.extend(bonus.map(|bonus| capture(groups.clone(), build, bonus)));
                }
                list.push(capture(groups.clone(), build, None));
            }
            if owner.is_some() {
                let bonus = self.heap.kinds().filter(|_| card.is_supercharged());
                let bonus = bonus.map(Some).chain([None]);
                let alone = bonus.map(|bonus| capture(Groups::default(), true, bonus));
                self.first.extend(alone);
            }
            let single = groups_of(&self.heap, value).into_iter().take(SINGLE);
            self.then
                .extend(single.map(|group| capture([group].into_iter().collect(), false, None)));
        }
    }

    fn builds(&mut self, card: Card, rest: &Heap) {
        for value in Value::all() {
            let free = self.game.display.build(value).is_none();
            if free && rest.kinds().any(|held| held.stands_for(value)) {
                let build = |groups| Action::Build {
                    card,
                    value,
                    groups,
                };
                let ways = self.joined(card, value).into_iter().map(build);
                self.then.extend(ways);
            }
        }
    }

    fn goes_on(&mut self, card: Card) {
        let Some(build) = self.game.to_continue(self.seat) else {
            return;
        };
        let value = build.number;
        let mut ways = self.joined(card, value);
        if card.stands_for(value) {
            ways.push(Groups::default());
        }
        let go_on = |groups| Action::Continue { card, groups };
        self.first.extend(ways.into_iter().map(go_on));
    }

    /// The groups that a card may join a build with: as many as possible, and few.
    fn joined(&self, card: Card, value: Value) -> Vec<Groups> {
        if card.worth() == value.number() {
            let mut ways = fullest(&self.heap, value, JOINED);
            let single = groups_of(&self.heap, value).into_iter().take(JOINED);
            ways.extend(single.map(|group| Groups::from_iter([group])));
            return ways;
        }
        let mut ways = Vec::new();
        for group in self.completed_by(card, value) {
            let first = Groups::from_iter([group]);
            let left = self.left_by(&first);
            if let Some(more) = fullest(&left, value, 1).pop() {
                let mut all = first.clone();
                more.iter()
                    .for_each(|group| all.push(group.iter().copied()));
                ways.push(all);
            }
            ways.push(first);
        }
        ways
    }

    /// Groups that make this value together with a card of another number; for a wild, any of lesser value.
    fn completed_by(&self, card: Card, value: Value) -> Vec<Group> {
        let missing = value.number().checked_sub(card.worth());
        let least = if card.is_wild() {
            1
        } else {
            missing.unwrap_or(0)
        };
        let sums = (least..=missing.unwrap_or(0)).rev().filter_map(Value::new);
        let groups = sums.flat_map(|sum| groups_of(&self.heap, sum));
        groups.take(JOINED).collect()
    }

    fn left_by(&self, groups: &Groups) -> Heap {
        self.heap.without(groups.cards()).unwrap_or_default()
    }
}
