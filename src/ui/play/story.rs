//! What happened, as far as the screen has come: what some eyes saw, and what of it is new to them.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{BySeat, Eyes, Game, Told};
use crate::ui::room::Room;

/// How many lines of what happened are repeated where no log is shown.
const RECAP: usize = 8;

/// What some eyes saw happen since the deal.
pub(super) struct Story<G: Game> {
    /// The oldest first.
    pub(super) told: Vec<Told<G>>,
    /// The place of the first that happened after the one who looks acted last; nothing if they have
    /// not acted.
    pub(super) since: Option<usize>,
}

impl<G: Game> Story<G> {
    /// Tells it from all that was told: to these eyes, up to where the table saw `until` things
    /// happen. What comes from the place `acted` on happened after their last turn.
    pub(super) fn of(all: &[Told<G>], eyes: Eyes, until: usize, acted: Option<usize>) -> Self {
        let mut story = Self {
            told: Vec::new(),
            since: None,
        };
        let mut public = 0;
        for (place, told) in all.iter().enumerate() {
            public += usize::from(matches!(told, Told::All(_)));
            if public > until {
                break;
            }
            if acted == Some(place) {
                story.since = Some(story.told.len());
            }
            if told.reaches(eyes) {
                story.told.push(told.clone());
            }
        }
        if acted.is_some() && story.since.is_none() {
            story.since = Some(story.told.len());
        }
        story
    }

    /// What happened since their last turn, or since the deal, in the last few lines.
    pub(super) fn recap<R: Room<Game = G>>(&self, names: &BySeat<String>) -> Vec<String> {
        last(
            lines::<R>(&self.told[self.since.unwrap_or(0)..], names),
            RECAP,
        )
    }
}

/// What is worth a line.
pub(super) fn lines<R: Room>(told: &[Told<R::Game>], names: &BySeat<String>) -> Vec<String> {
    told.iter()
        .filter_map(|told| R::line(told, names))
        .collect()
}

/// The last few.
pub(super) fn last<T>(mut lines: Vec<T>, few: usize) -> Vec<T> {
    lines.split_off(lines.len().saturating_sub(few))
}

/// Hands on what happened since the last render, each thing once, when the page shows it. The first
/// `known` things are no news, and nothing is when the page shows an earlier time.
#[hook]
pub(super) fn use_news<G: Game>(
    told: &Rc<Vec<Told<G>>>,
    known: usize,
    onnews: impl FnOnce(&[Told<G>]) + 'static,
) {
    let seen = use_mut_ref(|| known);
    let told = Rc::clone(told);
    use_effect_with(told.len(), move |&now| {
        let before = seen.replace(now).max(known);
        if let Some(news) = told.get(before..).filter(|news| !news.is_empty()) {
            onnews(news);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Input, Record, Rng, Seat, Status};
    use crate::games::dealt::{Dealt, Event, Options};
    use crate::ui::boards::dealt::DealtRoom;
    use crate::ui::play::session::Session;

    /// A game of three that chance has played for a while.
    fn session(seed: u64, steps: usize) -> Session<Dealt> {
        let mut inputs = Vec::new();
        let mut rng = Rng::new(seed);
        loop {
            let session = Session::<Dealt>::begin(Record {
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
            let of_eyes = session.told.iter().filter(move |told| told.reaches(eyes));
            of_eyes.cloned().collect::<Vec<_>>()
        };
        for eyes in [Eyes::Table, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))] {
            let story = Story::of(&session.told, eyes, usize::MAX, None);
            assert_eq!(story.told, reaching(eyes));
            assert_eq!(story.since, None);
        }
    }

    #[test]
    fn a_story_ends_where_the_screen_has_come_to() {
        let session = session(1, 30);
        let whole = Story::of(&session.told, Eyes::Table, usize::MAX, None).told;
        for until in 0..=whole.len() {
            let story = Story::of(&session.told, Eyes::Table, until, None);
            assert_eq!(story.told, whole[..until]);
        }
    }

    #[test]
    fn a_recap_begins_after_the_own_last_deed() {
        for steps in 0..40 {
            let session = session(2, steps);
            for seat in (0..3).map(Seat) {
                let acted = session.acted[seat];
                let story = Story::of(&session.told, Eyes::Table, usize::MAX, acted);
                let deeds = |event: &Event| match event {
                    Event::Played { seat, .. }
                    | Event::Stopped { seat, .. }
                    | Event::PlayedRedraw { seat, .. }
                    | Event::TookReserve { seat, .. }
                    | Event::Placed { seat, .. } => Some(*seat),
                    _ => None,
                };
                let own = |told: &Told<Dealt>| match told {
                    Told::All(event) => deeds(event) == Some(seat),
                    Told::Only(..) => false,
                };
                let last = story.told.iter().rposition(own).map(|place| place + 1);
                assert_eq!(story.since, last, "{seat:?} after {steps}");
                let names = BySeat::new(3, |seat| seat.to_string());
                let recap = story.recap::<DealtRoom>(&names);
                assert!(recap.len() <= RECAP);
                let since = lines::<DealtRoom>(&story.told[last.unwrap_or(0)..], &names);
                assert!(since.ends_with(&recap), "{recap:?}");
            }
        }
    }
}
