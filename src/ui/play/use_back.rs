//! Which moment of the game is looked at.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Course, Moment};
use super::sitting::Sitting;
use super::use_table::TableHandle;

/// The moment that is looked at, and the game as it was then.
pub(super) struct Back {
    past: Option<(Moment, Rc<dyn Sitting>)>,
    /// Where one can go.
    pub(super) course: Rc<Course>,
    /// How much of what happened is no news now.
    known: usize,
    /// Goes to a moment, or back to now.
    pub(super) onmove: Callback<Option<Moment>>,
}

impl Back {
    /// The moment; nothing while the game is shown as it is.
    pub(super) fn moment(&self) -> Option<Moment> {
        self.past.as_ref().map(|(moment, _)| *moment)
    }

    /// The table then.
    pub(super) fn table(&self, live: &TableHandle) -> TableHandle {
        match &self.past {
            Some((_, past)) => live.at(Rc::clone(past)),
            None => live.clone(),
        }
    }

    /// How much of what happened until then is no news: after a leap nothing is.
    pub(super) fn known(&self) -> usize {
        match &self.past {
            Some((Moment { step, on: true }, past)) => {
                past.annals().seen_by(step.saturating_sub(1))
            }
            Some((_, past)) => past.annals().seen_by(usize::MAX),
            None => self.known,
        }
    }
}

/// Looks back at a table of which the screen shows so much now.
#[hook]
pub(super) fn use_back(live: &TableHandle, until: usize) -> Back {
    let moment = use_state(|| None::<Moment>);
    // What a game that is taken up brings with it is no news, and after looking back nothing is.
    let step = live.annals().step();
    let fresh = step == 0;
    let known = use_state(|| if fresh { 0 } else { until });
    let now = (step, live.annals().taken_back);
    let past = use_memo((*moment, now), |(moment, _)| {
        moment.map(|moment| (moment, live.sitting().past(moment.step)))
    });
    let course = use_memo((now, moment.is_some()), |_| {
        Course::of(live.annals(), live.is_over())
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
