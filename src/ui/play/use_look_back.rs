//! Which moment of the game is looked at.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Moment, Timeline};
use super::use_store::Live;

/// The moment that is looked at, and the way to others.
pub(super) struct Back {
    moment: Option<Moment>,
    /// Where one can go, while one looks back.
    pub(super) timeline: Option<Rc<Timeline>>,
    /// How much of what happened is no news now.
    known: usize,
    /// Goes to a moment, or back to now.
    pub(super) onmove: Callback<Option<Moment>>,
}

impl Back {
    /// The moment; nothing while the game is shown as it is.
    pub(super) fn moment(&self) -> Option<Moment> {
        self.moment
    }

    /// After how many inputs the moment is.
    pub(super) fn step(&self) -> Option<usize> {
        self.moment.map(|moment| moment.step)
    }

    /// How much of what happened until then is no news: after a leap nothing is.
    pub(super) fn known(&self) -> usize {
        self.known
    }
}

/// Looks back at a game of which the screen shows so much now.
#[hook]
pub(super) fn use_look_back(live: &Live, until: usize) -> Back {
    let moment = use_state(|| None::<Moment>);
    let game = &live.game;
    // What a game that is taken up brings with it is no news, and after looking back nothing is.
    let fresh = game.index().step() == 0;
    let known = use_state(|| if fresh { 0 } else { until });
    let timeline = use_memo((live.version, moment.is_some()), |(_, looks)| {
        looks.then(|| Rc::new(Timeline::of(&game.index(), game.is_over(), game.times())))
    });
    let onmove = {
        let (moment, known) = (moment.setter(), known.setter());
        use_callback(until, move |to: Option<Moment>, &until| {
            if to.is_none() {
                known.set(until);
            }
            moment.set(to);
        })
    };
    let known = match *moment {
        Some(Moment { step, on: true, .. }) => game.index().seen_by(step.saturating_sub(1)),
        Some(Moment { step, .. }) => game.index().seen_by(step),
        None => *known,
    };
    Back {
        moment: *moment,
        timeline: (*timeline).clone(),
        known,
        onmove,
    }
}
