//! What some eyes saw happen, and what of it is new to them.

use std::ops::Range;

use yew::prelude::*;

use super::running_game::RunningGame;
use crate::engine::{Eyes, Seat};
use crate::ui::boards::kit::Line;

/// How many lines of what happened are repeated where no log is shown.
const RECAP: usize = 8;

/// What everybody saw happen since this seat acted last, or since the deal, in the last few lines, as far
/// as the table saw `until` things happen: the latest deed first, each with what came of it; and whether
/// the seat has acted.
pub(super) fn recap(game: &dyn RunningGame, seat: Seat, until: usize) -> (Vec<Line>, bool) {
    let index = game.index();
    let since = index.since_last_deed(seat, index.step());
    let told = index.told_until(until);
    drop(index);
    let mut deeds: Vec<(usize, Line)> = Vec::new();
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

/// What everybody may know of what stands at these places among everything told, and is worth a line.
pub(super) fn lines(game: &dyn RunningGame, places: impl IntoIterator<Item = usize>) -> Vec<Line> {
    let places = places.into_iter();
    places
        .filter_map(|place| game.line(place, Eyes::Table))
        .collect()
}

/// The places, among everything told, of what the table saw happen in this order.
pub(super) fn public(game: &dyn RunningGame, seen: Range<usize>) -> Vec<usize> {
    let index = game.index();
    seen.map(|at| index.place(at)).collect()
}

/// The last few.
pub(super) fn last<T>(mut lines: Vec<T>, few: usize) -> Vec<T> {
    lines.split_off(lines.len().saturating_sub(few))
}

/// Hands on which things happened since the last render, each once, when the page shows them. The
/// first `known` are no news, and nothing is when the page shows an earlier time.
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
