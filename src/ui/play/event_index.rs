//! An index of what happened in a game without its content: who made each input, which events it caused, and where
//! pauses and parts begin. It contains no secrets and nothing specific to a game.
//!
//! It grows with each input and is never scanned from the beginning, so the cost of an input does not depend on the
//! length of the game.

use std::ops::Range;

use yew::prelude::*;

use super::milestones::Milestones;
use crate::engine::{By, Eyes, MAX_SEATS, Seat, Seats};
use crate::ui::boards::kit::{EventMarks, Moods, RoundEnd, Spotlight};

/// An entry: who it was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reach {
    /// The only seat that saw it; `None` if the whole table did.
    only: Option<Seat>,
    /// Whether it says how a round ended.
    settles: bool,
    /// Whether a recap leaves it out: it is routine, or on the way to an event that stays in the spotlight.
    passing: bool,
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
    /// Whether everybody watches them from now on.
    gathered: bool,
    milestones: Milestones,
    /// The events about which somebody is glad or sorry: the index of each among the public events.
    moods: Vec<(usize, Moods)>,
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
            passing: marks.routine || marks.spotlight.is_some_and(|it| !it.stays),
        });
        self.pauses.extend(marks.pause.map(|end| (seen, end)));
        self.gathered |= marks.gathers;
        let gathered = self.gathered;
        self.spotlights.extend(marks.spotlight.map(|spotlight| {
            let to = match gathered {
                true => Seats::first(MAX_SEATS as u8),
                false => spotlight.to,
            };
            (seen, Spotlight { to, ..spotlight })
        }));
        if marks.moods != Moods::default() {
            self.moods.push((seen, marks.moods));
        }
        if let Some(milestone) = marks.milestone {
            self.milestones.begin(milestone, self.ends.len(), seen);
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
        let begun = self.milestones.outermost_from(step);
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

    /// The same, with what others did since then.
    pub(super) fn since_last_turn(&self, seat: Seat, step: usize) -> Range<usize> {
        let turn = self.last_turn(seat, step);
        let until = if turn.is_empty() {
            turn.end
        } else {
            self.seen_by(step)
        };
        turn.start..until
    }

    fn last_before(&self, seat: Seat, step: usize) -> Option<usize> {
        let before = &self.by[..step.min(self.by.len())];
        before.iter().rposition(|&by| by == By::Seat(seat))
    }

    /// The entries of this seat's last input among the first `step`, the first of which is the input itself; `None` if it
    /// made none.
    pub(super) fn last_input(&self, seat: Seat, step: usize) -> Option<Range<usize>> {
        let input = self.last_before(seat, step)?;
        Some(self.ends[input].0..self.ends[input + 1].0)
    }

    /// The number of public events after `step` inputs; all of them if there are fewer inputs.
    #[must_use]
    pub fn seen_by(&self, step: usize) -> usize {
        let end = self.ends.get(step).or(self.ends.last());
        end.map_or(0, |(_, seen)| *seen)
    }

    /// The number of entries up to the public event with this index.
    pub(super) fn entries_until(&self, seen: usize) -> usize {
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

    /// Who is glad and who is sorry after the first `seen` public events: about what the last input led to.
    #[must_use]
    pub fn moods(&self, seen: usize) -> Moods {
        let inputs = self.ends.partition_point(|(_, end)| *end < seen);
        let from = inputs.checked_sub(1).map_or(0, |last| self.ends[last].1);
        let first = self.moods.partition_point(|(at, _)| *at < from);
        let moods = self.moods[first..].iter();
        let moods = moods.take_while(|(at, _)| *at < seen);
        moods.fold(Moods::default(), |all, (_, now)| {
            all.with(now.glad.iter(), now.sorry.iter())
        })
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

    /// Whether the last event was shown by itself until somebody continued.
    pub(super) fn ends_in_spotlight(&self) -> bool {
        let last = self.spotlights.last();
        last.is_some_and(|(at, last)| at + 1 == self.seen() && last.stays)
    }

    /// The last pause before this public event.
    pub(super) fn pause_before(&self, seen: usize) -> Option<usize> {
        let before = self.pauses.partition_point(|(at, _)| *at < seen);
        Some(self.pauses.get(before.checked_sub(1)?)?.0)
    }

    /// The parts begun so far.
    pub(super) fn milestones(&self) -> &Milestones {
        &self.milestones
    }

    /// The outermost part in progress after `seen` public events.
    pub(super) fn outermost(&self, seen: usize) -> Option<(String, usize)> {
        self.milestones.outermost(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::boards::kit::Milestone;

    fn part(depth: u8) -> EventMarks {
        let name = || "part".into();
        EventMarks {
            milestone: Some(Milestone { depth, name }),
            ..EventMarks::default()
        }
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
        assert_eq!(last_turn(1, 4), 3..6, "two inputs, one turn");
        assert_eq!(last_turn(1, 2), 3..5, "as far as was played");
        assert_eq!([last_turn(0, 4), last_turn(2, 4)], [2..3, 6..7]);
        assert!(last_turn(2, 3).is_empty(), "nothing done yet");
        assert!(last_turn(0, 0).is_empty());
        assert_eq!(last_turn(2, 9), 6..7, "no more was played");
    }

    #[test]
    fn what_is_routine_is_passing() {
        let mut index = EventIndex::default();
        for routine in [false, true] {
            index.add_event(EventMarks {
                routine,
                ..EventMarks::default()
            });
        }
        assert_eq!([0, 1].map(|place| index.is_passing(place)), [false, true]);
    }

    #[test]
    fn moods_last_until_the_next_input() {
        let mut index = EventIndex::default();
        let mut add = |moods: &[Moods], by: Option<u8>| {
            for &moods in moods {
                index.add_event(EventMarks {
                    moods,
                    ..EventMarks::default()
                });
            }
            index.end_input(by.map(|seat| By::Seat(Seat(seat))));
        };
        add(&[Moods::default()], None);
        let first = Moods::glad([Seat(0)]).with([], [Seat(1)]);
        add(&[first, Moods::sorry([Seat(0)])], Some(0));
        add(&[], Some(1));
        add(&[Moods::default()], Some(2));
        assert_eq!(index.moods(1), Moods::default());
        assert_eq!(index.moods(2), first);
        assert_eq!(index.moods(3), Moods::sorry([Seat(0), Seat(1)]));
        assert_eq!(index.moods(4), Moods::default());
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
    fn pauses_are_found_before_and_after_any_place() {
        let mut index = EventIndex::default();
        for place in 0..10 {
            let heading = |round: u16| round.to_string().into();
            let pause = (place % 4 == 3)
                .then(|| RoundEnd::before(2, heading))
                .flatten();
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
