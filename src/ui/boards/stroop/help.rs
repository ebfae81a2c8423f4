//! Help with Stroop: the quick reference, and the notes for new players with when to show them.

use yew::prelude::*;

use super::phase::Phase;
use crate::games::GameId;
use crate::i18n::stroop::{Lookup, Msg, Note};
use crate::ui::boards::kit;
use crate::ui::parts::rule_note;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(looked_up) }</div> }
}

fn looked_up(what: Lookup) -> Html {
    let clause = match what {
        Lookup::RoundOne => "ST-3.3",
        Lookup::RoundTwo => "ST-3.4",
        Lookup::Looks => "ST-1.1",
        Lookup::Draw => "ST-3.1",
        Lookup::SameTime => "ST-3.5",
        Lookup::Wrong => "ST-3.6",
        Lookup::Stop => "ST-4.1",
        Lookup::End => "ST-6.1",
    };
    rule_note(GameId::Stroop, clause, [], say(Msg::Lookup(what)))
}

/// The notes for this moment.
pub(super) fn notes(phase: Phase, round: u8) -> Vec<kit::Note> {
    let (note, id) = match (phase, round) {
        (Phase::Ready, 1) => (Note::NoTurns, "stroop-no-turns"),
        (Phase::Ready, _) => (Note::Stop, "stroop-stop"),
        _ => return Vec::new(),
    };
    let words = say(Msg::Note(note));
    vec![kit::Note { id, words }]
}
