//! Which moment of the game is looked at.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Course, Moment};
use super::session::Session;
use super::use_table::TableHandle;
use crate::ui::room::Room;

/// The moment that is looked at, and the game as it was then.
pub(super) struct Back<R: Room> {
    past: Option<(Moment, Rc<Session<R::Game>>)>,
    /// Where one can go.
    pub(super) course: Rc<Course>,
    /// How much of what happened is no news now.
    known: usize,
    /// Goes to a moment, or back to now.
    pub(super) onmove: Callback<Option<Moment>>,
}

impl<R: Room> Back<R> {
    /// The moment; nothing while the game is shown as it is.
    pub(super) fn moment(&self) -> Option<Moment> {
        self.past.as_ref().map(|(moment, _)| *moment)
    }

    /// The table then.
    pub(super) fn table(&self, live: &TableHandle<R::Game>) -> TableHandle<R::Game> {
        match &self.past {
            Some((_, past)) => live.at(Rc::clone(past)),
            None => live.clone(),
        }
    }

    /// How much of what happened until then is no news: after a leap nothing is.
    pub(super) fn known(&self) -> usize {
        match &self.past {
            Some((Moment { step, on: true }, past)) => past.seen_by(step.saturating_sub(1)),
            Some((_, past)) => past.seen_by(usize::MAX),
            None => self.known,
        }
    }
}

/// Looks back at a table of which the screen shows so much now.
#[hook]
pub(super) fn use_back<R: Room>(live: &TableHandle<R::Game>, until: usize) -> Back<R> {
    let moment = use_state(|| None::<Moment>);
    // What a game that is taken up brings with it is no news, and after looking back nothing is.
    let fresh = live.step() == 0;
    let known = use_state(|| if fresh { 0 } else { until });
    let now = (live.step(), live.session().taken_back);
    let past = use_memo((*moment, now), |(moment, _)| {
        moment.map(|moment| (moment, Rc::new(live.session().past(moment.step))))
    });
    let course = use_memo((now, moment.is_some()), |_| {
        Course::of::<R>(live.session(), live.is_over())
    });
    let onmove = {
        let (moment, known) = (moment.setter(), known.setter());
        Callback::from(move |to: Option<Moment>| {
            if to.is_none() {
                known.set(until);
            }
            moment.set(to);
        })
    };
    Back {
        past: (*past).clone(),
        course,
        known: *known,
        onmove,
    }
}
