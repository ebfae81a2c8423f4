//! The score of Sloop: the number of cards captured.

use crate::games::sloop::{Event, View};
use crate::i18n::sloop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// One column: the cards in each score pile.
pub(super) fn sheet(_: &[&Event], view: &View) -> Sheet {
    Sheet {
        caption: say(Msg::CardsCaptured),
        rounds: Vec::new(),
        total: say(Msg::Totals),
        totals: view.piles.map(|_, pile| say(Msg::Count(pile.len() as u16))),
    }
}
