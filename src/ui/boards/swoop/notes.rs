//! The notes for new players, with when to show them.

use crate::engine::Observation;
use crate::games::swoop::{Action, Rank, SWOOP, Swoop};
use crate::i18n::swoop::Msg;
use crate::staging::swoop::{may_end, own};
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Swoop>, marks: bool) -> Vec<kit::Note> {
    // Beside the button that ends a turn there is no room for one.
    if may_end(seen) {
        return Vec::new();
    }
    let due = [
        ("swoop-ranks", Msg::NoteRanks, seen.mine()),
        ("swoop-blind", Msg::NoteBlind, may_turn(seen)),
        ("swoop-sweep", Msg::NoteSweep, may_sweep(seen)),
        (
            "swoop-higher",
            Msg::NoteHigher,
            seen.mine() && !seen.view.pile.is_empty(),
        ),
        ("swoop-dot", Msg::NoteDot, marks && seen.mine()),
        ("swoop-frame", Msg::NoteFrame, lies_only(seen)),
        ("swoop-bar", Msg::NoteBar, seen.mine() && has_bar(seen)),
    ];
    let due = due.into_iter().filter(|(.., due)| *due);
    due.map(|(id, note, _)| kit::Note {
        id,
        words: say(note),
        ..kit::Note::default()
    })
    .collect()
}

/// Whether the viewer has a rank face up, and none of it in hand.
fn lies_only(seen: &Observation<Swoop>) -> bool {
    let own = own(seen).filter(|_| seen.mine());
    own.is_some_and(|own| own.tableau.faces.cards().any(|rank| own.hand[rank] == 0))
}

/// Whether anybody has points.
fn has_bar(seen: &Observation<Swoop>) -> bool {
    seen.view.totals.iter().any(|(_, &total)| total > 0)
}

/// Whether a face-down card may be turned over.
fn may_turn(seen: &Observation<Swoop>) -> bool {
    seen.mine()
        && seen
            .legal()
            .any(|action| matches!(action, Action::Flip { .. }))
}

/// Whether the viewer has cards that would sweep the pile.
fn may_sweep(seen: &Observation<Swoop>) -> bool {
    let Some(own) = own(seen).filter(|_| seen.mine()) else {
        return false;
    };
    let has = |rank: Rank| own.hand[rank] + own.tableau.faces.of(rank).count();
    let fourth = seen.view.top();
    [Rank::Ten, Rank::Joker]
        .into_iter()
        .any(|rank| has(rank) > 0)
        || fourth.is_some_and(|(rank, run)| has(rank) > 0 && has(rank) + run >= SWOOP)
}
