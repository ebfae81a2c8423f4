//! What happened, as far as the screen has come: what some eyes saw, and what of it is new to them.

use std::ops::Range;

use yew::prelude::*;

use super::annals::Annals;
use super::sitting::Sitting;
use crate::engine::{BySeat, Eyes, Seat};

/// How many lines of what happened are repeated where no log is shown.
const RECAP: usize = 8;

/// What some eyes saw happen since the deal.
pub(super) struct Story {
    /// Its places among everything told, the oldest first.
    pub(super) places: Vec<usize>,
    /// How much of it happened before the one who looks acted last and by that; nothing if they have
    /// not acted.
    pub(super) since: Option<usize>,
}

impl Story {
    /// Tells it to these eyes, up to where the table saw `until` things happen, for a seat that may
    /// have acted.
    pub(super) fn of(annals: &Annals, eyes: Eyes, until: usize, seat: Option<Seat>) -> Self {
        let acted = seat.and_then(|seat| annals.acted[seat]);
        let mut story = Self {
            places: Vec::new(),
            since: None,
        };
        let mut public = 0;
        for (place, mark) in annals.marks.iter().enumerate() {
            public += usize::from(mark.only.is_none());
            if public > until {
                break;
            }
            if acted == Some(place) {
                story.since = Some(story.places.len());
            }
            if mark.reaches(eyes) {
                story.places.push(place);
            }
        }
        if acted.is_some() && story.since.is_none() {
            story.since = Some(story.places.len());
        }
        story
    }
}

/// What everybody saw happen since this seat acted last, or since the deal, in the last few lines; and
/// whether it has acted.
pub(super) fn recap(
    sitting: &dyn Sitting,
    seat: Seat,
    until: usize,
    names: &BySeat<String>,
) -> (Vec<String>, bool) {
    let story = Story::of(sitting.annals(), Eyes::Table, until, Some(seat));
    let since = story.places[story.since.unwrap_or(0)..].iter().copied();
    let lines = lines(sitting, since, names);
    (last(lines, RECAP), story.since.is_some())
}

/// The places among everything told of what the table saw happen in this order.
pub(super) fn public(annals: &Annals, news: Range<usize>) -> impl Iterator<Item = usize> {
    let places = annals.public().map(|(place, _)| place);
    places.skip(news.start).take(news.len())
}

/// What everybody may know of what stands at these places and is worth a line.
pub(super) fn lines(
    sitting: &dyn Sitting,
    places: impl Iterator<Item = usize>,
    names: &BySeat<String>,
) -> Vec<String> {
    places
        .filter_map(|place| sitting.line(place, Eyes::Table, names))
        .collect()
}

/// The last few.
pub(super) fn last<T>(mut lines: Vec<T>, few: usize) -> Vec<T> {
    lines.split_off(lines.len().saturating_sub(few))
}

/// Hands on which things happened since the last render, each once, when the page shows them. The
/// first `known` are no news, and nothing is when the page shows an earlier time.
#[hook]
pub(super) fn use_news(until: usize, known: usize, onnews: impl FnOnce(Range<usize>) + 'static) {
    let seen = use_mut_ref(|| known);
    use_effect_with(until, move |&now| {
        let before = seen.replace(now).max(known);
        if before < now {
            onnews(before..now);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Input, Record, Rng, Status, Told};
    use crate::games::dealt::{Event, Options};
    use crate::ui::boards::dealt::DealtRoom;
    use crate::ui::play::session::Session;

    /// A game of three that chance has played for a while.
    fn session(seed: u64, steps: usize) -> Session<DealtRoom> {
        let mut inputs = Vec::new();
        let mut rng = Rng::new(seed);
        loop {
            let session = Session::<DealtRoom>::begin(Record {
                options: Options::new(3),
                seed,
                inputs: inputs.clone(),
            });
            let session = session.expect("the published game has no flaw");
            let Status::ToAct(to_act) = session.table.status() else {
                return session;
            };
            if inputs.len() == steps {
                return session;
            }
            let seat = to_act.single().expect("one at a time");
            let seen = session.table.observe(Eyes::Seat(seat), 0);
            let legal: Vec<_> = seen.legal().copied().collect();
            let action = rng.pick(&legal).expect("there is always a move");
            inputs.push(Input::new(0, seat, *action));
        }
    }

    #[test]
    fn a_story_keeps_the_secrets_of_the_others() {
        let session = session(1, 30);
        let reaching = |eyes| {
            let all = session.told.iter().enumerate();
            let of_eyes = all.filter(move |(_, told)| told.reaches(eyes));
            of_eyes.map(|(place, _)| place).collect::<Vec<_>>()
        };
        for eyes in [Eyes::Table, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))] {
            let story = Story::of(&session.annals, eyes, usize::MAX, None);
            assert_eq!(story.places, reaching(eyes));
            assert_eq!(story.since, None);
            let names = BySeat::new(3, |seat| seat.to_string());
            for place in 0..session.told.len() {
                let line = session.line(place, eyes, &names);
                assert!(line.is_none() || story.places.contains(&place));
            }
        }
    }

    #[test]
    fn a_story_ends_where_the_screen_has_come_to() {
        let session = session(1, 30);
        let whole = Story::of(&session.annals, Eyes::Table, usize::MAX, None).places;
        for until in 0..=whole.len() {
            let story = Story::of(&session.annals, Eyes::Table, until, None);
            assert_eq!(story.places, whole[..until]);
        }
    }

    #[test]
    fn a_recap_begins_after_the_own_last_deed() {
        for steps in 0..40 {
            let session = session(2, steps);
            for seat in (0..3).map(Seat) {
                let story = Story::of(&session.annals, Eyes::Table, usize::MAX, Some(seat));
                let deeds = |event: &Event| match event {
                    Event::Played { seat, .. }
                    | Event::Stopped { seat, .. }
                    | Event::PlayedRedraw { seat, .. }
                    | Event::TookReserve { seat, .. }
                    | Event::Placed { seat, .. } => Some(*seat),
                    _ => None,
                };
                let own = |&place: &usize| match &session.told[place] {
                    Told::All(event) => deeds(event) == Some(seat),
                    Told::Only(..) => false,
                };
                let last = story.places.iter().rposition(own).map(|place| place + 1);
                assert_eq!(story.since, last, "{seat:?} after {steps}");
                let names = BySeat::new(3, |seat| seat.to_string());
                let (recap, acted) = recap(&session, seat, usize::MAX, &names);
                assert_eq!(acted, last.is_some());
                assert!(recap.len() <= RECAP);
                let since = story.places[last.unwrap_or(0)..].iter().copied();
                let since = lines(&session, since, &names);
                assert!(since.ends_with(&recap), "{recap:?}");
            }
        }
    }
}
