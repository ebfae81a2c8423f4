//! The notes for new players, with when to show them.

use crate::games::slapshot::{Action, Slapshot, Special, Stage};
use crate::i18n::slapshot::Note;
use crate::staging::slapshot::team;
use crate::ui::boards::kit::{self, BoardProps};
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(props: &BoardProps<Slapshot>) -> Vec<kit::Note> {
    let seen = &props.seen;
    let stage = &seen.view.stage;
    let may_trade = |action: &Action| matches!(action, Action::Trade { .. });
    let turn = matches!(stage, Stage::Turn(_));
    let report = seen.view.report.iter();
    let mut reveals = report.flat_map(|report| &report.reveals);
    let has = |what: Special| team(&seen.view).iter().any(|card| card.special == what);
    let due = [
        (Note::Pick, matches!(stage, Stage::Picking(_))),
        (Note::LineUp, matches!(stage, Stage::LiningUp { .. })),
        (Note::Turn, turn),
        (Note::TinyTim, has(Special::TinyTim)),
        (Note::Bruiser, has(Special::Bruiser)),
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
        ..kit::Note::default()
    })
    .collect()
}

fn id(note: Note) -> &'static str {
    match note {
        Note::Pick => "slapshot-pick",
        Note::Turn => "slapshot-turn",
        Note::Trade => "slapshot-trade",
        Note::LineUp => "slapshot-line-up",
        Note::TinyTim => "slapshot-tiny-tim",
        Note::Bruiser => "slapshot-bruiser",
        Note::Injuries => "slapshot-injuries",
    }
}
