//! Telling what was lost with the database.

use yew::AttrValue;

use crate::i18n::storage::Msg;
use crate::ui::words::say;
use crate::web::save_db::Loss;

/// What was lost, what is back from copies, and what is missing in that.
#[must_use]
pub fn what_is_lost(loss: Loss) -> AttrValue {
    if loss.back == 0 {
        return say(Msg::Lost);
    }
    let moves = loss.moves.map_or(Msg::MovesMayBeMissing, Msg::MovesMissing);
    let gone = (loss.gone > 0).then_some(Msg::NotBroughtBack(loss.gone));
    let all = [Some(Msg::BroughtBack(loss.back)), Some(moves), gone];
    let all: Vec<_> = all.into_iter().flatten().map(say).collect();
    all.join(" ").into()
}
