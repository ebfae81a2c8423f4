//! The score of Stroop: how many cards each has left.

use crate::games::stroop::View;
use crate::i18n::stroop::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// What each has left in hand and pile.
pub(super) fn sheet(view: &View) -> Sheet {
    let left = view.board.hands.map(|seat, hand| {
        let all = hand.len() as u8 + view.left[seat];
        say(Msg::Count(all))
    });
    Sheet {
        caption: say(Msg::CardsLeft),
        rounds: Vec::new(),
        total: say(Msg::Total),
        totals: left,
    }
}
