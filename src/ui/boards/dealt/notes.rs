//! The notes for new players, with when to show them.

use crate::engine::Observation;
use crate::games::dealt::{Action, Dealt, Stage};
use crate::i18n::dealt::Note;
use crate::staging::dealt::{Run, Staged};
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Dealt>, staged: Staged, runs: &[Run]) -> Vec<kit::Note> {
    let due = if !seen.mine() {
        Vec::new()
    } else if is_placing(seen, staged) {
        vec![Note::Gap]
    } else {
        on_turn(seen, runs)
    };
    let words = |note| kit::Note {
        id: id(note),
        words: say(note),
        ..kit::Note::default()
    };
    due.into_iter().map(words).collect()
}

/// Whether a card has to be placed in the hand.
pub(super) fn is_placing(seen: &Observation<Dealt>, staged: Staged) -> bool {
    let drawn = matches!(seen.view.stage, Stage::Redrawing { .. });
    seen.mine() && (drawn || matches!(staged, Staged::Reserve { .. }))
}

/// Whether a reserve may be taken.
pub(super) fn may_take(seen: &Observation<Dealt>) -> bool {
    let takes = |action: &Action| matches!(action, Action::TakeReserve { .. });
    seen.mine() && seen.legal().any(takes)
}

fn on_turn(seen: &Observation<Dealt>, runs: &[Run]) -> Vec<Note> {
    let reserve = may_take(seen);
    let beats = runs.iter().any(|run| run.best.is_some());
    let mut due = Vec::new();
    if reserve && !beats {
        due.push(Note::Reserve);
    }
    due.push(Note::Neighbors);
    if runs.iter().any(|run| run.len > 1) {
        due.push(Note::Brackets);
    }
    if reserve && beats {
        due.push(Note::Reserve);
    }
    due
}

fn id(note: Note) -> &'static str {
    match note {
        Note::Neighbors => "dealt-neighbours",
        Note::Brackets => "dealt-brackets",
        Note::Reserve => "dealt-reserve",
        Note::Gap => "dealt-gap",
    }
}
