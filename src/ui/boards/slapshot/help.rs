//! The notes for new players, with when to show them.

use crate::engine::Observation;
use crate::games::slapshot::{Action, Slapshot, Stage};
use crate::i18n::slapshot::Note;
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Slapshot>) -> Vec<kit::Note> {
    let stage = &seen.view.stage;
    let may_trade = |action: &Action| matches!(action, Action::Trade { .. });
    let turn = matches!(stage, Stage::Turn(_));
    let report = seen.view.report.iter();
    let mut reveals = report.flat_map(|report| &report.reveals);
    let due = [
        (Note::Pick, matches!(stage, Stage::Picking(_))),
        (Note::LineUp, matches!(stage, Stage::LiningUp { .. })),
        (Note::Turn, turn),
        (
            Note::Injuries,
            reveals.any(|reveal| reveal.injured.count() > 0),
        ),
        (Note::Trade, turn && seen.legal().any(may_trade)),
    ];
    let due = due.into_iter().filter(|(_, due)| *due && seen.mine());
    due.map(|(note, _)| kit::Note {
        id: id(note),
        words: say(note),
    })
    .collect()
}

fn id(note: Note) -> &'static str {
    match note {
        Note::Pick => "slapshot-pick",
        Note::Turn => "slapshot-turn",
        Note::Trade => "slapshot-trade",
        Note::LineUp => "slapshot-line-up",
        Note::Injuries => "slapshot-injuries",
    }
}
