//! The events that given eyes saw, and which of them are new.

use std::ops::Range;

use yew::prelude::*;

use super::running_game::RunningGame;
use crate::engine::{Eyes, Seat};
use crate::ui::boards::kit::LogLine;

/// How many lines are repeated where no log is shown.
const RECAP: usize = 8;

/// The number of entries up to what this seat did in its last input among the first `step`, and what that led to for
/// itself, all of which its player knows; `None` if it has not acted.
pub(super) fn since_last_input(game: &dyn RunningGame, seat: Seat, step: usize) -> Option<usize> {
    let input = game.index().last_input(seat, step)?;
    let own = |place: &usize| {
        let line = game.line(*place, Eyes::Table);
        line.is_some_and(|line| line.seat == Some(seat))
    };
    let last = input.clone().rev().find(own).unwrap_or(input.start);
    Some((last + 1).min(input.end))
}

/// The last few lines of what everybody saw since this seat's last input, or since the deal, within the first `until`
/// public events, oldest first. Also returns whether the seat has acted.
pub(super) fn recap(game: &dyn RunningGame, seat: Seat, until: usize) -> (Vec<LogLine>, bool) {
    let step = game.index().step();
    let since = since_last_input(game, seat, step);
    let index = game.index();
    let places = since.unwrap_or(0)..index.entries_until(until);
    let places: Vec<usize> = places.filter(|&place| !index.is_passing(place)).collect();
    drop(index);
    (last(lines(game, places), RECAP), since.is_some())
}

/// The log lines for those of these entries that everybody may know.
pub(super) fn lines(
    game: &dyn RunningGame,
    places: impl IntoIterator<Item = usize>,
) -> Vec<LogLine> {
    let places = places.into_iter();
    places
        .filter_map(|place| game.line(place, Eyes::Table))
        .collect()
}

/// The indices among all entries of these public events.
pub(super) fn public(game: &dyn RunningGame, seen: Range<usize>) -> Vec<usize> {
    let index = game.index();
    seen.map(|at| index.place(at)).collect()
}

/// The last `few` lines.
pub(super) fn last<T>(mut lines: Vec<T>, few: usize) -> Vec<T> {
    lines.split_off(lines.len().saturating_sub(few))
}

/// Passes on the events that are new since the last render, each once, when they are shown. The first `known` are not
/// news, and nothing is when an earlier time is shown.
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
