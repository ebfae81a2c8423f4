//! Markers for the legal plays, drawn under the hand: a bracket for each run of neighbors, a dot for a single card.

use crate::engine::{Observation, sorted};
use crate::games::dealt::{Action, Combination, Dealt};

/// Neighboring cards that can be played together, or a single card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The place of the first card.
    pub from: usize,
    /// The number of cards.
    pub len: usize,
    /// The highest combination they can count as; `None` for a Stop or a Redraw.
    pub best: Option<Combination>,
}

impl Run {
    pub(super) fn has(self, place: usize) -> bool {
        (self.from..self.from + self.len).contains(&place)
    }
}

/// The runs that may be played now, lowest first, Stop and Redraw last.
pub(super) fn runs(seen: &Observation<Dealt>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for action in seen.legal() {
        let (from, len, best) = match *action {
            Action::Play { from, len, .. } => (from, len, seen.view.combination(action)),
            Action::Stop { at } | Action::Redraw { at } => (at, 1, None),
            Action::TakeReserve { .. } | Action::Place { .. } => continue,
        };
        let (from, len) = (usize::from(from), usize::from(len));
        match { &mut runs }
            .iter_mut()
            .find(|it| (it.from, it.len) == (from, len))
        {
            Some(run) => run.best = run.best.max(best),
            None => runs.push(Run { from, len, best }),
        }
    }
    sorted(runs, |run| (run.best.is_none(), run.best, run.from))
}

/// The part of a bracket under one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Segment {
    /// The run that the bracket marks.
    pub(super) run: Run,
    /// The line below the hand, from 0.
    pub(super) lane: usize,
    /// Whether the bracket begins here.
    pub(super) starts: bool,
    /// Whether it ends here.
    pub(super) ends: bool,
    /// Whether exactly its cards are staged.
    pub(super) staged: bool,
}

/// The segments under each card of a hand. Brackets never overlap within a lane.
pub(super) fn segments(
    runs: &[Run],
    cards: usize,
    staged: impl Fn(Run) -> bool,
) -> Vec<Vec<Segment>> {
    let brackets = runs.iter().copied().filter(|run| run.len > 1);
    let brackets = sorted(brackets, |run| (run.from, run.len));
    let mut lanes: Vec<usize> = Vec::new();
    let mut under = vec![Vec::new(); cards];
    for run in brackets {
        let end = run.from + run.len;
        let free = lanes.iter().position(|&taken| taken <= run.from);
        let lane = free.unwrap_or(lanes.len());
        if lane == lanes.len() {
            lanes.push(end);
        } else {
            lanes[lane] = end;
        }
        let covered = under.iter_mut().enumerate().take(end).skip(run.from);
        for (place, segments) in covered {
            segments.push(Segment {
                run,
                lane,
                starts: place == run.from,
                ends: place + 1 == end,
                staged: staged(run),
            });
        }
    }
    under
}

/// The run to stage when the strip under this card is tapped: of the runs that contain the card, highest and longest
/// first, the one after the staged run.
pub(super) fn next_under(
    runs: &[Run],
    place: usize,
    staged: Option<(usize, usize)>,
) -> Option<Run> {
    let here = runs.iter().copied().filter(|run| run.has(place));
    let here = sorted(here, |run| std::cmp::Reverse((run.best, run.len)));
    after(&here, staged)
}

/// The run after the staged one, wrapping around to the first.
pub(super) fn after(runs: &[Run], staged: Option<(usize, usize)>) -> Option<Run> {
    let now = runs
        .iter()
        .position(|run| staged == Some((run.from, run.len)));
    let next = now.map_or(0, |now| (now + 1) % runs.len());
    runs.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(from: usize, len: usize) -> Run {
        let best = None;
        Run { from, len, best }
    }

    #[test]
    fn brackets_that_overlap_get_lines_of_their_own() {
        let runs = [run(0, 2), run(1, 2), run(3, 2), run(0, 1)];
        let under = segments(&runs, 5, |it| it.from == 1);
        let lanes: Vec<Vec<usize>> = under
            .iter()
            .map(|here| here.iter().map(|segment| segment.lane).collect())
            .collect();
        assert_eq!(lanes, [vec![0], vec![0, 1], vec![1], vec![0], vec![0]]);
        assert!(under[1][1].staged && under[1][1].starts && under[2][0].ends);
        assert!(!under[0][0].staged);
    }

    #[test]
    fn tapping_cycles_through_the_runs_of_a_card() {
        let runs = [run(0, 1), run(0, 2), run(1, 2), run(2, 1)];
        let tap = |staged| next_under(&runs, 0, staged).map(|it| (it.from, it.len));
        assert_eq!(tap(None), Some((0, 2)));
        assert_eq!(tap(Some((0, 2))), Some((0, 1)));
        assert_eq!(tap(Some((0, 1))), Some((0, 2)));
        assert_eq!(next_under(&runs, 4, None), None);
    }
}
