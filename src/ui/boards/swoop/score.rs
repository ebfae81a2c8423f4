//! The score of Swoop: what each was left with in which round.

use crate::games::swoop::{Event, View};
use crate::i18n::swoop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::say;

/// Whether this says how a round came out.
pub(super) fn settles(event: &Event) -> bool {
    matches!(event, Event::WentOut { .. } | Event::Scored { .. })
}

/// The round that was dealt last.
pub(super) fn round(events: &[&Event]) -> Option<u16> {
    events.iter().rev().find_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(*round),
        _ => None,
    })
}

/// A column for each round that is over, and the totals.
pub(super) fn sheet(events: &[&Event], view: &View) -> Sheet {
    let mut rounds = Vec::new();
    for event in events {
        match event {
            Event::WentOut { .. } => {
                rounds.push(view.totals.map(|_, _| say(Msg::Points(0))));
            }
            Event::Scored { seat, points, .. } => {
                if let Some(round) = rounds.last_mut() {
                    round[*seat] = say(Msg::Points(*points));
                }
            }
            _ => {}
        }
    }
    Sheet {
        caption: say(Msg::PointsScored),
        rounds,
        total: say(Msg::Totals),
        totals: view.totals.map(|_, &total| say(Msg::Points(total))),
    }
}
