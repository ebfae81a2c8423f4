//! An index of what happened in a game without its content: who made each input, which events it caused, and where
//! pauses and parts begin. It contains no secrets and nothing specific to a game.
//!
//! It grows with each input and is never scanned from the beginning, so the cost of an input does not depend on the
//! length of the game.

use std::ops::Range;

use yew::prelude::*;

use crate::engine::{By, Eyes, Seat};
use crate::ui::boards::kit::{EventMarks, Milestone, RoundEnd, Spotlight};

/// An entry: who it was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reach {
    /// The only seat that saw it; `None` if the whole table did.
    only: Option<Seat>,
    /// Whether it says how a round ended.
    settles: bool,
    /// Whether it is shown in the spotlight on the way to an event that stays there.
    passing: bool,
}

/// The start of a part of the game.
#[derive(Clone, Debug)]
pub(super) struct MilestoneStart {
    /// The number of inputs before it.
    pub(super) step: usize,
    /// The number of public events before it.
    seen: usize,
    /// The part.
    milestone: Milestone,
    /// Its ordinal within the part that contains it, from 1.
    number: usize,
}

/// The index of the inputs, entries, pauses and parts of a game. It grows with each input and is never scanned from the
/// start.
#[derive(Clone, Debug, Default)]
pub struct EventIndex {
    /// All entries since the deal, including the secrets of single seats.
    entries: Vec<Reach>,
    /// The indices of the public entries, which the whole table saw.
    public: Vec<usize>,
    /// The numbers of entries and of public events at the end of the deal and of each input.
    ends: Vec<(usize, usize)>,
    /// Who made each input.
    by: Vec<By>,
    /// The pauses: the index of each among the public events, and the round before it.
    pauses: Vec<(usize, RoundEnd)>,
    /// The spotlights: the index of each among the public events.
    spotlights: Vec<(usize, Spotlight)>,
    milestones: Vec<MilestoneStart>,
    /// How many times inputs were taken back.
    pub(super) taken_back: usize,
}

impl EventIndex {
    /// Adds an entry that only this seat saw.
    pub(super) fn add_secret(&mut self, seat: Seat) {
        self.entries.push(Reach {
            only: Some(seat),
            settles: false,
            passing: false,
        });
    }

    /// Adds an event that the whole table saw.
    pub(super) fn add_event(&mut self, marks: EventMarks) {
        let seen = self.public.len();
        self.public.push(self.entries.len());
        self.entries.push(Reach {
            only: None,
            settles: marks.settles,
            passing: marks.spotlight.is_some_and(|it| !it.stays),
        });
        self.pauses.extend(marks.pause.map(|end| (seen, end)));
        self.spotlights
            .extend(marks.spotlight.map(|spotlight| (seen, spotlight)));
        if let Some(milestone) = marks.milestone {
            let before = self.milestones.iter().rev();
            let mut within = before.take_while(|start| start.milestone.depth >= milestone.depth);
            let number = within
                .find(|start| start.milestone.depth == milestone.depth)
                .map_or(1, |start| start.number + 1);
            self.milestones.push(MilestoneStart {
                step: self.ends.len(),
                seen,
                milestone,
                number,
            });
        }
    }

    /// Ends the deal or an input.
    pub(super) fn end_input(&mut self, by: Option<By>) {
        self.by.extend(by);
        self.ends.push((self.entries.len(), self.public.len()));
    }

    /// The number of public events.
    pub(super) fn seen(&self) -> usize {
        self.public.len()
    }

    /// The number of inputs played.
    #[must_use]
    pub fn step(&self) -> usize {
        self.by.len()
    }

    /// Who made the last of the first `step` inputs.
    #[must_use]
    pub fn last_by(&self, step: usize) -> Option<By> {
        self.by.get(step.checked_sub(1)?).copied()
    }

    /// The index of this seat's last input, the one that can be taken back.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.last_before(seat, self.step())
    }

    /// The public events of this seat's last turn within the first `step` inputs: all its inputs in a row since the
    /// outermost part began. Empty if there are none.
    pub(super) fn last_turn(&self, seat: Seat, step: usize) -> Range<usize> {
        let begun = self
            .milestones
            .iter()
            .rev()
            .find(|start| start.milestone.depth == 0 && start.step <= step);
        let begun = begun.map_or(0, |start| start.seen);
        let Some(last) = self.last_before(seat, step) else {
            return 0..0;
        };
        let others = self.by[..last].iter().rposition(|&by| by != By::Seat(seat));
        let first = others.map_or(0, |other| other + 1);
        let (from, to) = (self.ends[first].1.max(begun), self.ends[last + 1].1);
        // What ended the previous part does not belong to this one.
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

    /// The number of entries up to the first one of this seat's last input among the first `step`; `None` if it made
    /// none. That entry is the input itself, which its player knows.
    pub(super) fn since_last_deed(&self, seat: Seat, step: usize) -> Option<usize> {
        let deed = self.last_before(seat, step)?;
        Some((self.ends[deed].0 + 1).min(self.ends[deed + 1].0))
    }

    /// The input that this entry belongs to, counted from 1; 0 is the deal.
    pub(super) fn deed(&self, place: usize) -> usize {
        self.ends.partition_point(|(told, _)| *told <= place)
    }

    /// The number of public events after `step` inputs; all of them if there are fewer inputs.
    #[must_use]
    pub fn seen_by(&self, step: usize) -> usize {
        let end = self.ends.get(step).or(self.ends.last());
        end.map_or(0, |(_, seen)| *seen)
    }

    /// The number of entries up to the public event with this index.
    pub(super) fn told_until(&self, seen: usize) -> usize {
        let next = self.public.get(seen).copied();
        next.unwrap_or(self.entries.len())
    }

    /// The index among all entries of a public event.
    pub(super) fn place(&self, seen: usize) -> usize {
        self.public[seen]
    }

    /// Whether these eyes saw this entry.
    pub(super) fn reaches(&self, place: usize, eyes: Eyes) -> bool {
        let only = self.entries[place].only;
        only.is_none_or(|seat| eyes == Eyes::Seat(seat))
    }

    /// Whether the whole table saw this entry.
    pub(super) fn is_public(&self, place: usize) -> bool {
        self.entries[place].only.is_none()
    }

    /// The number of pauses.
    pub(super) fn pauses(&self) -> usize {
        self.pauses.len()
    }

    /// The heading of the pause right before this public event, if there is one.
    pub(super) fn pause_at(&self, seen: usize) -> Option<AttrValue> {
        let (at, end) = self.pause_from(seen)?;
        (at == seen).then(|| end.heading())
    }

    /// Whether this entry says how a round ended.
    pub(super) fn settles(&self, place: usize) -> bool {
        self.entries[place].settles
    }

    /// Whether a round's result was told since the table had seen `seen` events.
    pub(super) fn settled_since(&self, seen: usize) -> bool {
        self.public[seen..].iter().any(|&place| self.settles(place))
    }

    /// Whether this entry is one of several steps on the way to an event that sums them up.
    pub(super) fn is_passing(&self, place: usize) -> bool {
        self.entries[place].passing
    }

    /// The first pause at or after this public event, and the round before it.
    #[must_use]
    pub fn pause_from(&self, seen: usize) -> Option<(usize, RoundEnd)> {
        let after = self.pauses.partition_point(|(at, _)| *at < seen);
        self.pauses.get(after).copied()
    }

    /// The first `wanted` spotlight at or after this public event.
    pub(super) fn spotlight_from(
        &self,
        seen: usize,
        wanted: impl Fn(Spotlight) -> bool,
    ) -> Option<(usize, Spotlight)> {
        let after = self.spotlights.partition_point(|(at, _)| *at < seen);
        let mut rest = self.spotlights[after..].iter().copied();
        rest.find(|(_, spotlight)| wanted(*spotlight))
    }

    /// The last pause before this public event.
    pub(super) fn pause_before(&self, seen: usize) -> Option<usize> {
        let before = self.pauses.partition_point(|(at, _)| *at < seen);
        Some(self.pauses.get(before.checked_sub(1)?)?.0)
    }

    /// The starts of the parts, in order of play.
    pub(super) fn milestones(&self) -> &[MilestoneStart] {
        &self.milestones
    }

    /// The parts that contain this start or begin with it, from the outermost: the name and the ordinal of each.
    pub(super) fn path(&self, at: usize) -> Vec<(String, usize)> {
        let mut path: Vec<&MilestoneStart> = Vec::new();
        for start in self.milestones[..=at].iter().rev() {
            if path
                .last()
                .is_none_or(|inner| start.milestone.depth < inner.milestone.depth)
            {
                path.push(start);
                if start.milestone.depth == 0 {
                    break;
                }
            }
        }
        let named = path.into_iter().rev();
        named
            .map(|start| ((start.milestone.name)().to_string(), start.number))
            .collect()
    }

    /// The outermost part in progress after `seen` public events.
    pub(super) fn outermost(&self, seen: usize) -> Option<(String, usize)> {
        let begun = self.milestones.partition_point(|start| start.seen < seen);
        self.path(begun.checked_sub(1)?).into_iter().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(depth: u8) -> EventMarks {
        let name = || "part".into();
        EventMarks {
            milestone: Some(Milestone { depth, name }),
            ..EventMarks::default()
        }
    }

    #[test]
    fn parts_are_numbered_within_their_parent() {
        let mut index = EventIndex::default();
        for depth in [0, 1, 1, 0, 1] {
            index.add_event(part(depth));
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

    /// An index of inputs: who made each (`None` for the deal), and the depths of the parts that begin with its events.
    fn index_of(inputs: &[(Option<u8>, &[u8])]) -> EventIndex {
        let mut index = EventIndex::default();
        for (by, depths) in inputs {
            for &depth in *depths {
                index.add_event(part(depth));
            }
            index.end_input(by.map(|seat| By::Seat(Seat(seat))));
        }
        index
    }

    #[test]
    fn a_last_turn_is_a_run_of_inputs_between_those_of_others() {
        let index = index_of(&[
            (None, &[0, 1]),
            (Some(0), &[1]),
            (Some(1), &[1, 1]),
            (Some(1), &[1]),
            (Some(2), &[1]),
        ]);
        let last_turn = |seat, step| index.last_turn(Seat(seat), step);
        assert_eq!(last_turn(1, 4), 3..6, "two deeds, one turn");
        assert_eq!(last_turn(1, 2), 3..5, "as far as was played");
        assert_eq!([last_turn(0, 4), last_turn(2, 4)], [2..3, 6..7]);
        assert!(last_turn(2, 3).is_empty(), "nothing done yet");
        assert!(last_turn(0, 0).is_empty());
        assert_eq!(last_turn(2, 9), 6..7, "no more was played");
    }

    #[test]
    fn a_last_turn_belongs_to_the_current_round() {
        // The third input ends a round and begins the next.
        let index = index_of(&[
            (None, &[0]),
            (Some(0), &[1]),
            (Some(1), &[1]),
            (Some(0), &[1, 0, 1]),
            (Some(1), &[1]),
        ]);
        let last_turn = |seat, step| index.last_turn(Seat(seat), step);
        assert_eq!(last_turn(1, 2), 2..3);
        assert!(last_turn(0, 3).is_empty(), "what ended the round is none");
        assert!(last_turn(1, 3).is_empty(), "that was the round before");
        assert_eq!(last_turn(1, 4), 6..7);
        assert!(last_turn(0, 4).is_empty());
        let index = index_of(&[(None, &[0]), (Some(0), &[1, 0, 1]), (Some(0), &[1])]);
        assert_eq!(
            index.last_turn(Seat(0), 2),
            2..5,
            "one that goes on begins it"
        );
    }

    #[test]
    fn each_entry_belongs_to_the_deal_or_to_an_input() {
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
            let heading = |round: u16| round.to_string().into();
            let pause = (place % 4 == 3).then_some(RoundEnd { round: 1, heading });
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
