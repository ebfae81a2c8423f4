//! How far the screen has progressed. The table may be ahead: the screen shows events only up to its current pause.

use yew::prelude::*;

use super::event_index::EventIndex;
use super::look_back::Moment;
use crate::engine::Seats;
use crate::settings::Pace;

/// A point at which the screen stops.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pause {
    /// Its index among the public events.
    pub(super) at: usize,
    /// What is shown.
    pub(super) shows: Shows,
}

/// What is shown in a pause.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Shows {
    /// The result of what came before.
    Report {
        /// Its heading.
        heading: AttrValue,
        /// The label of the button that continues.
        go_on: AttrValue,
    },
    /// The event itself, in the spotlight.
    Spotlight {
        /// Whether it stays until somebody continues.
        stays: bool,
    },
}

/// What determines where a screen stops.
#[derive(Clone, Copy)]
pub(super) struct Onlookers {
    /// The people who play.
    pub(super) people: Seats,
    /// The pace they have set.
    pub(super) pace: Pace,
}

/// How far the screen has progressed, and its current pause.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Progress {
    /// How many public events the screen has shown.
    pub(super) until: usize,
    /// The current pause.
    pub(super) pause: Option<Pause>,
    /// How many of them belong to earlier rounds.
    pub(super) round: usize,
}

impl Progress {
    /// The progress of the table now, whose first `seen_to` events were looked at in pauses.
    pub(super) fn now(index: &EventIndex, seen_to: usize, by: Onlookers) -> Self {
        Self::until(index, seen_to, index.seen_by(usize::MAX), by)
    }

    /// The progress at a moment in the past.
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
            (_, Some((at, end))) => {
                let (heading, go_on) = (end.heading(), end.go_on());
                let shows = Shows::Report { heading, go_on };
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

    /// The event in the spotlight and whether it stays.
    pub(super) fn spotlight(&self) -> Option<(usize, bool)> {
        match self.pause {
            Some(Pause {
                at,
                shows: Shows::Spotlight { stays },
            }) => Some((at, stays)),
            _ => None,
        }
    }

    /// The pause after a round.
    pub(super) fn report(&self) -> Option<usize> {
        let pause = self.pause.as_ref();
        let report = pause.filter(|pause| matches!(pause.shows, Shows::Report { .. }));
        report.map(|pause| pause.at)
    }
}

/// The next spotlight; at the instant pace, only one that stays.
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

/// Where skipping the spotlights leads: just before the first that stays.
pub(super) fn skipped(index: &EventIndex, from: usize) -> usize {
    let stays = index.spotlight_from(from + 1, |spotlight| spotlight.stays);
    stays.map_or(from, |(at, _)| at - 1)
}
