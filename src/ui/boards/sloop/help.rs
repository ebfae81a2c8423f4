//! Help with Sloop: the quick reference, and the notes for new players with when to show them.

use yew::prelude::*;

use super::cards::face;
use crate::engine::Observation;
use crate::games::GameId;
use crate::games::sloop::{Action, Card, Sloop, Value};
use crate::i18n::sloop::{Lookup, Msg, Note};
use crate::ui::boards::kit;
use crate::ui::parts::rule_note;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(looked_up) }</div> }
}

fn looked_up(what: Lookup) -> Html {
    let (clause, numbers): (_, &[u8]) = match what {
        Lookup::Capture => ("SL-3.1", &[]),
        Lookup::Build => ("SL-4.1", &[]),
        Lookup::Owner => ("SL-2.2", &[]),
        Lookup::Actions => ("SL-5.1", &[1, 2, 3]),
        Lookup::Supercharged => ("SL-3.7", &[8]),
        Lookup::Wild => ("SL-7.1", &[0]),
        Lookup::End => ("SL-8.1", &[]),
        Lookup::Partners => ("SL-9.3", &[]),
    };
    let charged = what == Lookup::Supercharged;
    let cards = numbers.iter().map(|&number| match Value::new(number) {
        None => Card::WILD,
        Some(value) if charged => Card::supercharged(value).unwrap_or(Card::number(value)),
        Some(value) => Card::number(value),
    });
    rule_note(
        GameId::Sloop,
        clause,
        cards.map(face),
        say(Msg::Lookup(what)),
    )
}

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Sloop>) -> Vec<kit::Note> {
    let may = |wanted: fn(&Action) -> bool| seen.mine() && seen.legal().any(wanted);
    let due = [
        (Note::Capture, may(captures)),
        (Note::Supercharged, may(takes_more)),
        (Note::Build, may(builds)),
        (Note::Actions, may(acts)),
    ];
    let due = due.into_iter().filter(|(_, due)| *due);
    due.map(|(note, _)| kit::Note {
        id: id(note),
        words: say(Msg::Note(note)),
    })
    .collect()
}

fn captures(action: &Action) -> bool {
    matches!(action, Action::Capture { .. })
}

fn takes_more(action: &Action) -> bool {
    matches!(action, Action::Capture { card, .. } if card.is_supercharged())
}

fn builds(action: &Action) -> bool {
    matches!(action, Action::Build { .. })
}

fn acts(action: &Action) -> bool {
    matches!(action, Action::Put { act: true, .. })
}

fn id(note: Note) -> &'static str {
    match note {
        Note::Capture => "sloop-capture",
        Note::Build => "sloop-build",
        Note::Actions => "sloop-actions",
        Note::Supercharged => "sloop-supercharged",
    }
}
