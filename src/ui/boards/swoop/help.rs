//! Help with Swoop: the quick reference, and the notes for new players with when to show them.

use yew::prelude::*;

use super::cards::face;
use crate::engine::Observation;
use crate::games::GameId;
use crate::games::swoop::{Action, Rank, SWOOP, Swoop};
use crate::i18n::swoop::{Lookup, Msg, Note};
use crate::staging::swoop::own;
use crate::ui::boards::kit;
use crate::ui::parts::rule_note;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(looked_up) }</div> }
}

fn looked_up(what: Lookup) -> Html {
    let (clause, cards): (_, &[Rank]) = match what {
        Lookup::Fits => ("SW-2.2", &[]),
        Lookup::Higher => ("SW-2.3", &[]),
        Lookup::Four => ("SW-3.1", &[]),
        Lookup::SwoopCards => ("SW-3.2", &[Rank::Ten, Rank::Joker]),
        Lookup::FaceDown => ("SW-4.1", &[]),
        Lookup::GoOn => ("SW-4.3", &[]),
        Lookup::Score => ("SW-5.2", &[]),
    };
    let cards = cards.iter().map(|&rank| face(rank));
    rule_note(GameId::Swoop, clause, cards, say(Msg::Lookup(what)))
}

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Swoop>) -> Vec<kit::Note> {
    let due = [
        (Note::Ranks, seen.mine()),
        (Note::Blind, may_turn(seen)),
        (Note::Sweep, may_sweep(seen)),
        (Note::Higher, seen.mine() && !seen.view.pile.is_empty()),
    ];
    let due = due.into_iter().filter(|(_, due)| *due);
    due.map(|(note, _)| kit::Note {
        id: id(note),
        words: say(Msg::Note(note)),
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

fn id(note: Note) -> &'static str {
    match note {
        Note::Ranks => "swoop-ranks",
        Note::Higher => "swoop-higher",
        Note::Sweep => "swoop-sweep",
        Note::Blind => "swoop-blind",
    }
}
