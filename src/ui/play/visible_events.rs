//! The events that given eyes saw, and which of them are new.

use std::ops::Range;

use yew::prelude::*;

use super::running_game::RunningGame;
use crate::engine::{Eyes, Seat};
use crate::ui::boards::kit::LogLine;

/// How many lines are repeated where no log is shown.
const RECAP: usize = 8;

/// The last few lines of what everybody saw since this seat's last input, or since the deal, within the first `until`
/// public events: latest input first, each followed by its consequences. Also returns whether the seat has acted.
pub(super) fn recap(game: &dyn RunningGame, seat: Seat, until: usize) -> (Vec<LogLine>, bool) {
    let index = game.index();
    let since = index.since_last_deed(seat, index.step());
    let told = index.told_until(until);
    drop(index);
    let mut deeds: Vec<(usize, LogLine)> = Vec::new();
    let mut count = 0;
    for place in (since.unwrap_or(0)..told).rev() {
        if game.index().is_passing(place) {
            continue;
        }
        let Some(line) = game.line(place, Eyes::Table) else {
            continue;
        };
        let deed = game.index().deed(place);
        count += 1;
        match deeds.last_mut() {
            Some((of, next)) if *of == deed => *next = line.then(next),
            _ if count > RECAP => break,
            _ => deeds.push((deed, line)),
        }
    }
    let lines = deeds.into_iter().map(|(_, line)| line);
    (lines.collect(), since.is_some())
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
