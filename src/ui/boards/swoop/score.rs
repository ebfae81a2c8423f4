//! The score of Swoop: what each was left with in which round.

use crate::engine::Told;
use crate::games::swoop::{Event, Swoop, View};
use crate::i18n::swoop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::say;

/// Whether this says how a round came out.
pub(super) fn settles(event: &Event) -> bool {
    matches!(event, Event::WentOut { .. } | Event::Scored { .. })
}

/// The round that was dealt last.
pub(super) fn round(told: &[Told<Swoop>]) -> Option<u16> {
    told.iter().rev().find_map(|told| match told {
        Told::All(Event::RoundBegan { round, .. }) => Some(*round),
        _ => None,
    })
}

/// A column for each round that is over, and the totals.
pub(super) fn sheet(told: &[Told<Swoop>], view: &View) -> Sheet {
    let mut rounds = Vec::new();
    for told in told {
        match told {
            Told::All(Event::WentOut { .. }) => {
                rounds.push(view.totals.map(|_, _| say(Msg::Points(0))));
            }
            Told::All(Event::Scored { seat, points, .. }) => {
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
