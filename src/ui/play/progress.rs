//! How far the screen has come. The table may be ahead: the screen shows what happened up to the
//! pause that it is in.

use yew::prelude::*;

use super::event_index::EventIndex;
use super::look_back::Moment;

/// How far the screen has come, and whether it is in a pause.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Progress {
    /// How much the table saw happen, as far as the screen has come.
    pub(super) until: usize,
    /// The pause that it is in: its place among what the table saw happen, and its heading.
    pub(super) pause: Option<(usize, AttrValue)>,
    /// How much of it belongs to the rounds before this one.
    pub(super) round: usize,
}

impl Progress {
    /// Of a table now, whose first `seen_to` news were looked at in pauses.
    pub(super) fn now(index: &EventIndex, seen_to: usize) -> Self {
        Self::until(index, seen_to, index.seen_by(usize::MAX))
    }

    /// At a moment of the past.
    pub(super) fn at(index: &EventIndex, moment: Moment) -> Self {
        let all = index.seen_by(moment.step);
        let seen_to = if moment.on {
            index.seen_by(moment.step.saturating_sub(1))
        } else {
            all
        };
        Self::until(index, seen_to, all)
    }

    fn until(index: &EventIndex, seen_to: usize, all: usize) -> Self {
        let pause = index.pause_from(seen_to).filter(|(at, _)| *at < all);
        let until = pause.map_or(all, |(at, _)| at);
        Self {
            until,
            pause: pause.map(|(at, heading)| (at, heading.clone())),
            round: index.pause_before(until).map_or(0, |at| at + 1),
        }
    }
}
