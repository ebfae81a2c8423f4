//! How far the screen has come. The table may be ahead: the screen shows what happened up to the
//! pause that it is in.

use yew::prelude::*;

use super::event_index::EventIndex;
use super::look_back::Moment;
use crate::engine::Seats;
use crate::settings::Pace;

/// Where the screen stops.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pause {
    /// Its place among what the table saw happen.
    pub(super) at: usize,
    /// What is looked at.
    pub(super) shows: Shows,
}

/// What is looked at in a pause.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Shows {
    /// How what came before ended, under this heading.
    Report(AttrValue),
    /// What happened there, by itself; whether that stays.
    Spotlight {
        /// Until somebody goes on.
        stays: bool,
    },
}

/// What decides at what a screen stops.
#[derive(Clone, Copy)]
pub(super) struct Onlookers {
    /// The people who play.
    pub(super) people: Seats,
    /// How fast they want it to go.
    pub(super) pace: Pace,
}

/// How far the screen has come, and whether it is in a pause.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Progress {
    /// How much the table saw happen, as far as the screen has come.
    pub(super) until: usize,
    /// The pause that it is in.
    pub(super) pause: Option<Pause>,
    /// How much of it belongs to the rounds before this one.
    pub(super) round: usize,
}

impl Progress {
    /// Of a table now, whose first `seen_to` news were looked at in pauses.
    pub(super) fn now(index: &EventIndex, seen_to: usize, by: Onlookers) -> Self {
        Self::until(index, seen_to, index.seen_by(usize::MAX), by)
    }

    /// At a moment of the past.
    pub(super) fn at(index: &EventIndex, moment: Moment, by: Onlookers) -> Self {
        let all = index.seen_by(moment.step);
        let seen_to = if moment.on {
            let before = index.seen_by(moment.step.saturating_sub(1));
            before.max(moment.seen_to)
        } else {
            all
        };
        Self::until(index, seen_to, all, by)
    }

    fn until(index: &EventIndex, seen_to: usize, all: usize, by: Onlookers) -> Self {
        let report = index.pause_from(seen_to).filter(|(at, _)| *at < all);
        let (pause, until) = match (spotlight(index, seen_to, all, by), report) {
            (Some((at, stays)), before) if before.is_none_or(|(before, _)| at < before) => {
                let shows = Shows::Spotlight { stays };
                (Some(Pause { at, shows }), at + 1)
            }
            (_, Some((at, heading))) => {
                let shows = Shows::Report(heading.clone());
                (Some(Pause { at, shows }), at)
            }
            _ => (None, all),
        };
        Self {
            until,
            pause,
            round: index.pause_before(until).map_or(0, |at| at + 1),
        }
    }

    /// The pause in which something is looked at by itself, and whether that stays.
    pub(super) fn spotlight(&self) -> Option<(usize, bool)> {
        match self.pause {
            Some(Pause {
                at,
                shows: Shows::Spotlight { stays },
            }) => Some((at, stays)),
            _ => None,
        }
    }

    /// The pause after something that ended.
    pub(super) fn report(&self) -> Option<usize> {
        let pause = self.pause.as_ref();
        let report = pause.filter(|pause| matches!(pause.shows, Shows::Report(_)));
        report.map(|pause| pause.at)
    }
}

/// The next thing that is looked at by itself: where everything comes at once, only what stays.
fn spotlight(
    index: &EventIndex,
    seen_to: usize,
    all: usize,
    by: Onlookers,
) -> Option<(usize, bool)> {
    let at_once = by.pace == Pace::Instant;
    let found = index.spotlight_from(seen_to, |spotlight| {
        let concerned = by.people.iter().any(|seat| spotlight.to.has(seat));
        concerned && (spotlight.stays || !at_once)
    });
    let (at, spotlight) = found.filter(|(at, _)| *at < all)?;
    Some((at, spotlight.stays))
}

/// Where one goes on to who skips what is looked at by itself: just before the first that stays.
pub(super) fn skipped(index: &EventIndex, from: usize) -> usize {
    let stays = index.spotlight_from(from + 1, |spotlight| spotlight.stays);
    stays.map_or(from, |(at, _)| at - 1)
}
