//! How a game ended, in English.

use super::words::{all_of, all_of_within};
use crate::games::GameId;
use crate::i18n::verdict::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    let winners = msg.outcome.winners();
    match msg.game {
        GameId::Dealt => {
            let losers = msg.outcome.places.which(|_, &place| place > 1);
            let losers = all_of(losers, msg.names);
            format!("{losers} lost, {} won.", all_of_within(winners, msg.names))
        }
        GameId::Swoop => match winners.count() {
            1 => format!("{} won with the lowest total.", all_of(winners, msg.names)),
            _ => format!(
                "{} tied for the lowest total and won together.",
                all_of(winners, msg.names)
            ),
        },
        GameId::Slapshot => format!("{} won the championship.", all_of(winners, msg.names)),
        GameId::Stroop => match winners.count() {
            1 => format!("{} won with the fewest cards.", all_of(winners, msg.names)),
            _ => format!(
                "{} tied for the fewest cards and won together.",
                all_of(winners, msg.names)
            ),
        },
        GameId::Sloop => format!("{} won.", all_of(winners, msg.names)),
    }
}
