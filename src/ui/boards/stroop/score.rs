//! The score of Stroop: the number of cards left.

use crate::engine::BySeat;
use crate::games::stroop::{Event, View};
use crate::i18n::stroop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// The cards left in hand and pile after these events; at the end of the game, also those after round one.
pub(super) fn sheet(events: &[&Event], view: &View) -> Sheet {
    let options = &view.board.options;
    let mut left = BySeat::new(options.players, |_| options.cards);
    let mut rounds = Vec::new();
    for event in events {
        match event {
            Event::Landed { seat, .. } => left[*seat] -= 1,
            Event::DealtOut { each, .. } => left = left.map(|_, left| left + each),
            Event::RoundEnded { .. } => rounds.push(left.clone()),
            _ => {}
        }
    }
    let said = |left: BySeat<u8>| left.map(|_, &left| say(Msg::Count(left)));
    // A single round equals the total.
    if rounds.len() < 2 {
        rounds.clear();
    }
    Sheet {
        caption: say(Msg::CardsLeft),
        rounds: rounds.into_iter().map(said).collect(),
        total: say(Msg::Total),
        totals: said(left),
    }
}
