//! The score of Swoop: the points of each player in each round.

use crate::games::swoop::{Event, View};
use crate::i18n::swoop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// A column for each finished round, and the totals.
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
