//! What happened in a game, without a word of what it was: who made each input, what came of it,
//! where pauses and parts begin. Nothing here is anybody's secret, nor any game's own.
//!
//! It grows by what each input tells, and nothing is looked for from the beginning: what an input
//! costs does not depend on how long the game is.

use std::ops::Range;

use yew::prelude::*;

use crate::engine::{By, Eyes, Seat};
use crate::ui::boards::kit::{EventMarks, Part, Spotlight};

/// Something that was told: who it was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reach {
    /// Who alone saw it; nothing if the whole table did.
    only: Option<Seat>,
    /// Whether it says how a round came out.
    settles: bool,
    /// Whether it was looked at by itself on the way to something that stays.
    passing: bool,
}

/// Where a part of the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PartStart {
    /// After how many inputs.
    pub(super) step: usize,
    /// How much the table had seen happen before.
    seen: usize,
    /// What it is.
    part: Part,
    /// The how many-th it is in the part that it lies in, from 1.
    number: usize,
}

/// Where inputs, events, pauses and parts of a game begin and end. It grows with each input and is never
/// gone through from the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventIndex {
    /// Everything told since the deal, what single seats saw included.
    entries: Vec<Reach>,
    /// The places of those that the whole table saw.
    public: Vec<usize>,
    /// How much was told, and how much of it the table saw, by the deal and by the end of each input.
    ends: Vec<(usize, usize)>,
    /// Who made each input.
    by: Vec<By>,
    /// The pauses: the place of each among what the table saw, and its heading.
    pauses: Vec<(usize, AttrValue)>,
    /// What is looked at by itself: the place of each among what the table saw.
    spotlights: Vec<(usize, Spotlight)>,
    parts: Vec<PartStart>,
    /// How many times inputs were taken back.
    pub(super) taken_back: usize,
}

impl EventIndex {
    /// Adds a secret of this seat.
    pub(super) fn add_secret(&mut self, seat: Seat) {
        self.entries.push(Reach {
            only: Some(seat),
            settles: false,
            passing: false,
        });
    }

    /// Adds what the whole table saw.
    pub(super) fn add_event(&mut self, marks: EventMarks) {
        let seen = self.public.len();
        self.public.push(self.entries.len());
        self.entries.push(Reach {
            only: None,
            settles: marks.settles,
            passing: marks.spotlight.is_some_and(|it| !it.stays),
        });
        self.pauses
            .extend(marks.pause.map(|heading| (seen, heading)));
        self.spotlights
            .extend(marks.spotlight.map(|spotlight| (seen, spotlight)));
        if let Some(part) = marks.part {
            let before = self.parts.iter().rev();
            let mut within = before.take_while(|start| start.part.depth >= part.depth);
            let number = within
                .find(|start| start.part.depth == part.depth)
                .map_or(1, |start| start.number + 1);
            self.parts.push(PartStart {
                step: self.ends.len(),
                seen,
                part,
                number,
            });
        }
    }

    /// Notes that this was all of the deal, or of somebody's input.
    pub(super) fn end_input(&mut self, by: Option<By>) {
        self.by.extend(by);
        self.ends.push((self.entries.len(), self.public.len()));
    }

    /// How much the table has seen happen.
    pub(super) fn seen(&self) -> usize {
        self.public.len()
    }

    /// How many inputs were played.
    #[must_use]
    pub fn step(&self) -> usize {
        self.by.len()
    }

    /// Who made the last of the first so many inputs.
    #[must_use]
    pub fn last_by(&self, step: usize) -> Option<By> {
        self.by.get(step.checked_sub(1)?).copied()
    }

    /// The decision of this seat that can be taken back: its last, by its place among the inputs.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.last_before(seat, self.step())
    }

    /// What the table saw of this seat's last turn, which is all that it did without another's deed between,
    /// among so many inputs, since the outermost part began; nothing if it did nothing.
    pub(super) fn lately(&self, seat: Seat, step: usize) -> Range<usize> {
        let begun = self
            .parts
            .iter()
            .rev()
            .find(|start| start.part.depth == 0 && start.step <= step);
        let begun = begun.map_or(0, |start| start.seen);
        let Some(last) = self.last_before(seat, step) else {
            return 0..0;
        };
        let others = self.by[..last].iter().rposition(|&by| by != By::Seat(seat));
        let first = others.map_or(0, |other| other + 1);
        let (from, to) = (self.ends[first].1.max(begun), self.ends[last + 1].1);
        // What ended the part before is no deed of this one.
        if self.ends[last].1 < begun {
            0..0
        } else {
            from..to
        }
    }

    fn last_before(&self, seat: Seat, step: usize) -> Option<usize> {
        let before = &self.by[..step.min(self.by.len())];
        before.iter().rposition(|&by| by == By::Seat(seat))
    }

    /// How much was told before what happened after this seat's last deed among so many inputs;
    /// nothing if it did none. The deed itself is told first, and whoever did it knows it.
    pub(super) fn since_last_deed(&self, seat: Seat, step: usize) -> Option<usize> {
        let deed = self.last_before(seat, step)?;
        Some((self.ends[deed].0 + 1).min(self.ends[deed + 1].0))
    }

    /// With which input this place among everything told came; 0 is the deal.
    pub(super) fn deed(&self, place: usize) -> usize {
        self.ends.partition_point(|(told, _)| *told <= place)
    }

    /// How much the table saw happen by the end of so many inputs; of all, if there are fewer.
    #[must_use]
    pub fn seen_by(&self, step: usize) -> usize {
        let end = self.ends.get(step).or(self.ends.last());
        end.map_or(0, |(_, seen)| *seen)
    }

    /// How much was told when the table had seen this much happen: up to the next that it saw.
    pub(super) fn told_until(&self, seen: usize) -> usize {
        let next = self.public.get(seen).copied();
        next.unwrap_or(self.entries.len())
    }

    /// The place, among everything told, of something that the table saw.
    pub(super) fn place(&self, seen: usize) -> usize {
        self.public[seen]
    }

    /// Whether these eyes saw what stands at this place among everything told.
    pub(super) fn reaches(&self, place: usize, eyes: Eyes) -> bool {
        let only = self.entries[place].only;
        only.is_none_or(|seat| eyes == Eyes::Seat(seat))
    }

    /// Whether the whole table saw it.
    pub(super) fn is_public(&self, place: usize) -> bool {
        self.entries[place].only.is_none()
    }

    /// How many pauses there were.
    pub(super) fn pauses(&self) -> usize {
        self.pauses.len()
    }

    /// The heading of the pause before this among what the table saw, if there is one.
    pub(super) fn pause_at(&self, seen: usize) -> Option<AttrValue> {
        let (at, heading) = self.pause_from(seen)?;
        (at == seen).then(|| heading.clone())
    }

    /// Whether it says how a round came out.
    pub(super) fn settles(&self, place: usize) -> bool {
        self.entries[place].settles
    }

    /// Whether it was told how a round came out since the table had seen so much.
    pub(super) fn settled_since(&self, seen: usize) -> bool {
        self.public[seen..].iter().any(|&place| self.settles(place))
    }

    /// Whether it is one step of many on the way to something that says it all.
    pub(super) fn is_passing(&self, place: usize) -> bool {
        self.entries[place].passing
    }

    /// The first pause from this place on among what the table saw.
    #[must_use]
    pub fn pause_from(&self, seen: usize) -> Option<(usize, &AttrValue)> {
        let after = self.pauses.partition_point(|(at, _)| *at < seen);
        let (at, heading) = self.pauses.get(after)?;
        Some((*at, heading))
    }

    /// The first thing that is looked at by itself, from this place on among what the table saw, of those
    /// that are `wanted`.
    pub(super) fn spotlight_from(
        &self,
        seen: usize,
        wanted: impl Fn(Spotlight) -> bool,
    ) -> Option<(usize, Spotlight)> {
        let after = self.spotlights.partition_point(|(at, _)| *at < seen);
        let mut rest = self.spotlights[after..].iter().copied();
        rest.find(|(_, spotlight)| wanted(*spotlight))
    }

    /// The last pause before this place among what the table saw.
    pub(super) fn pause_before(&self, seen: usize) -> Option<usize> {
        let before = self.pauses.partition_point(|(at, _)| *at < seen);
        Some(self.pauses.get(before.checked_sub(1)?)?.0)
    }

    /// Where parts begin, in the order of play.
    pub(super) fn parts(&self) -> &[PartStart] {
        &self.parts
    }

    /// The parts, from the outermost, that this start lies in or is: what each is called, and the how
    /// many-th it is.
    pub(super) fn path(&self, at: usize) -> Vec<(String, usize)> {
        let mut path: Vec<&PartStart> = Vec::new();
        for start in self.parts[..=at].iter().rev() {
            if path
                .last()
                .is_none_or(|inner| start.part.depth < inner.part.depth)
            {
                path.push(start);
                if start.part.depth == 0 {
                    break;
                }
            }
        }
        let named = path.into_iter().rev();
        named
            .map(|start| (start.part.name.to_string(), start.number))
            .collect()
    }

    /// The outermost part that was going on when the table had seen this much happen.
    pub(super) fn outermost(&self, seen: usize) -> Option<(String, usize)> {
        let begun = self.parts.partition_point(|start| start.seen < seen);
        self.path(begun.checked_sub(1)?).into_iter().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(depth: u8, name: &'static str) -> EventMarks {
        let name = name.into();
        EventMarks {
            part: Some(Part { depth, name }),
            ..EventMarks::default()
        }
    }

    #[test]
    fn parts_are_counted_within_the_part_that_they_lie_in() {
        let mut index = EventIndex::default();
        for (depth, name) in [
            (0, "round"),
            (1, "trick"),
            (1, "trick"),
            (0, "round"),
            (1, "trick"),
        ] {
            index.add_event(part(depth, name));
            index.end_input(None);
        }
        let path = |at| -> Vec<usize> { index.path(at).into_iter().map(|(_, it)| it).collect() };
        let paths: Vec<_> = (0..5).map(path).collect();
        assert_eq!(
            paths,
            [vec![1], vec![1, 1], vec![1, 2], vec![2], vec![2, 1]]
        );
        let rounds: Vec<_> = (0..=5)
            .map(|seen| index.outermost(seen).map(|it| it.1))
            .collect();
        assert_eq!(rounds, [None, Some(1), Some(1), Some(1), Some(2), Some(2)]);
    }

    /// An index of inputs: who made each (nobody the deal), and how deep the parts lie that begin with
    /// what the table saw of it.
    fn index_of(inputs: &[(Option<u8>, &[u8])]) -> EventIndex {
        let mut index = EventIndex::default();
        for (by, depths) in inputs {
            for &depth in *depths {
                index.add_event(part(depth, "part"));
            }
            index.end_input(by.map(|seat| By::Seat(Seat(seat))));
        }
        index
    }

    #[test]
    fn a_last_turn_is_all_that_one_did_between_the_deeds_of_others() {
        let index = index_of(&[
            (None, &[0, 1]),
            (Some(0), &[1]),
            (Some(1), &[1, 1]),
            (Some(1), &[1]),
            (Some(2), &[1]),
        ]);
        let lately = |seat, step| index.lately(Seat(seat), step);
        assert_eq!(lately(1, 4), 3..6, "two deeds, one turn");
        assert_eq!(lately(1, 2), 3..5, "as far as was played");
        assert_eq!([lately(0, 4), lately(2, 4)], [2..3, 6..7]);
        assert!(lately(2, 3).is_empty(), "nothing done yet");
        assert!(lately(0, 0).is_empty());
        assert_eq!(lately(2, 9), 6..7, "no more was played");
    }

    #[test]
    fn a_last_turn_is_one_of_the_round_that_is_played() {
        // The third deed ends a round, and the next begins with it.
        let index = index_of(&[
            (None, &[0]),
            (Some(0), &[1]),
            (Some(1), &[1]),
            (Some(0), &[1, 0, 1]),
            (Some(1), &[1]),
        ]);
        let lately = |seat, step| index.lately(Seat(seat), step);
        assert_eq!(lately(1, 2), 2..3);
        assert!(lately(0, 3).is_empty(), "what ended the round is none");
        assert!(lately(1, 3).is_empty(), "that was the round before");
        assert_eq!(lately(1, 4), 6..7);
        assert!(lately(0, 4).is_empty());
        let index = index_of(&[(None, &[0]), (Some(0), &[1, 0, 1]), (Some(0), &[1])]);
        assert_eq!(index.lately(Seat(0), 2), 2..5, "one that goes on begins it");
    }

    #[test]
    fn what_was_told_came_with_the_deal_or_with_a_deed() {
        let mut index = index_of(&[(None, &[0]), (Some(0), &[])]);
        index.add_secret(Seat(1));
        index.add_event(EventMarks::default());
        index.end_input(Some(By::Seat(Seat(1))));
        index.add_event(EventMarks::default());
        index.end_input(Some(By::Seat(Seat(0))));
        let deeds: Vec<_> = (0..4).map(|place| index.deed(place)).collect();
        assert_eq!(deeds, [0, 2, 2, 3], "what tells nothing is passed over");
    }

    #[test]
    fn pauses_are_found_before_and_after_any_place() {
        let mut index = EventIndex::default();
        for place in 0..10 {
            let pause = (place % 4 == 3).then(|| AttrValue::from(place.to_string()));
            let marks = EventMarks {
                pause,
                ..EventMarks::default()
            };
            index.add_event(marks);
        }
        let from = |seen| index.pause_from(seen).map(|(at, _)| at);
        assert_eq!(
            [from(0), from(3), from(4), from(8)],
            [Some(3), Some(3), Some(7), None]
        );
        let before = |seen| index.pause_before(seen);
        assert_eq!([before(3), before(4), before(8)], [None, Some(3), Some(7)]);
    }
}
