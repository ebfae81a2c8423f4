//! The highlights of a game of Stroop.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::stroop::{Ending, Event};
use crate::i18n::stroop::{Msg, Told};
use crate::ui::words::say;

/// Who played and fumbled most, and how the game ended.
pub(super) fn highlights(events: &[&Event], names: &BySeat<String>) -> Vec<AttrValue> {
    let mut played = BySeat::new(names.seats(), |_| 0_u16);
    let mut fumbles = played.clone();
    let mut ended = None;
    for event in events {
        match event {
            Event::Landed { seat, .. } => played[*seat] += 1,
            Event::Fumbled { seat, .. } => fumbles[*seat] += 1,
            Event::RoundEnded { round: 2, why } => {
                ended = Some(match why {
                    Ending::Called(seat) => Some(names[*seat].as_str()),
                    Ending::AllBarred | Ending::Stuck => None,
                });
            }
            _ => {}
        }
    }
    let most = |counts: &BySeat<u16>| {
        let most = counts.iter().min_by_key(|(_, count)| Reverse(**count))?;
        (*most.1 > 0).then_some((most.0, *most.1))
    };
    let told = [
        ended.map(Told::Ended),
        most(&played).map(|(seat, cards)| Told::MostPlayed(&names[seat], cards)),
        most(&fumbles).map(|(seat, times)| Told::MostFumbles(&names[seat], times)),
    ];
    let told = told.into_iter().flatten();
    told.map(|told| say(Msg::Told(told))).collect()
}
