//! The notes for new players, with when to show them.

use crate::engine::Observation;
use crate::games::swoop::{Action, Rank, SWOOP, Swoop};
use crate::i18n::swoop::Msg;
use crate::staging::swoop::own;
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Swoop>) -> Vec<kit::Note> {
    let due = [
        ("swoop-ranks", Msg::NoteRanks, seen.mine()),
        ("swoop-blind", Msg::NoteBlind, may_turn(seen)),
        ("swoop-sweep", Msg::NoteSweep, may_sweep(seen)),
        (
            "swoop-higher",
            Msg::NoteHigher,
            seen.mine() && !seen.view.pile.is_empty(),
        ),
    ];
    let due = due.into_iter().filter(|(.., due)| *due);
    due.map(|(id, note, _)| kit::Note {
        id,
        words: say(note),
    })
    .collect()
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
    let has = |rank: Rank| own.hand[rank] + own.place.faces.of(rank).count();
    let fourth = seen.view.top();
    [Rank::Ten, Rank::Joker]
        .into_iter()
        .any(|rank| has(rank) > 0)
        || fourth.is_some_and(|(rank, run)| has(rank) > 0 && has(rank) + run >= SWOOP)
}
