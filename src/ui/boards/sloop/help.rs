//! The notes for new players, with when to show them.

use crate::engine::Observation;
use crate::games::sloop::{Action, Sloop};
use crate::i18n::sloop::Note;
use crate::ui::boards::kit;
use crate::ui::words::say;

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
        words: say(note),
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
