//! The runs that may be played now, and the order in which taps stage them.

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
    /// Whether the card at this place belongs to it.
    #[must_use]
    pub fn has(self, place: usize) -> bool {
        (self.from..self.from + self.len).contains(&place)
    }
}

/// The runs that may be played now, lowest first, Stop and Redraw last.
#[must_use]
pub fn runs(seen: &Observation<Dealt>) -> Vec<Run> {
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

/// The run to stage when the strip under this card is tapped: of the runs that contain the card, highest and longest
/// first, the one after the staged run.
#[must_use]
pub fn next_under(runs: &[Run], place: usize, staged: Option<(usize, usize)>) -> Option<Run> {
    let here = runs.iter().copied().filter(|run| run.has(place));
    let here = sorted(here, |run| std::cmp::Reverse((run.best, run.len)));
    after(&here, staged)
}

/// The run after the staged one, wrapping around to the first.
#[must_use]
pub fn after(runs: &[Run], staged: Option<(usize, usize)>) -> Option<Run> {
    let now = runs
        .iter()
        .position(|run| staged == Some((run.from, run.len)));
    let next = now.map_or(0, |now| (now + 1) % runs.len());
    runs.get(next).copied()
}
