//! Markers for the legal plays, drawn under the hand: a bracket for each run of neighbors, a dot for a single card.

use crate::engine::sorted;
use crate::staging::dealt::Run;

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
}
