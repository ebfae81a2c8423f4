//! Which moment of the game is shown.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Moment, Timeline};
use super::use_store::Live;

/// The moment shown, and the means to go to others.
pub(super) struct Back {
    moment: Option<Moment>,
    /// The timeline, while looking back.
    pub(super) timeline: Option<Rc<Timeline>>,
    /// The number of events that are not news now.
    known: usize,
    /// Goes to a moment, or with `None` back to now.
    pub(super) onmove: Callback<Option<Moment>>,
}

impl Back {
    /// The moment; `None` while the game is shown as it is now.
    pub(super) fn moment(&self) -> Option<Moment> {
        self.moment
    }

    /// The number of inputs before the moment.
    pub(super) fn step(&self) -> Option<usize> {
        self.moment.map(|moment| moment.step)
    }

    /// The number of events that are not news; after a jump none are news.
    pub(super) fn known(&self) -> usize {
        self.known
    }
}

/// Looks back at a game of which the screen now shows the first `until` public events.
#[hook]
pub(super) fn use_look_back(live: &Live, until: usize) -> Back {
    let moment = use_state(|| None::<Moment>);
    let game = &live.game;
    // Earlier events of a resumed game are not news, nor are any after looking back.
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
