//! How a game ended, in English.

use super::words::{list, verb};
use crate::engine::Seats;
use crate::games::GameId;
use crate::i18n::verdict::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    let winners = msg.outcome.winners();
    match msg.game {
        GameId::Dealt => {
            let losers = msg.outcome.places.which(|_, &place| place > 1);
            let (lose, win) = (verb(losers, "loses", "lose"), verb(winners, "wins", "win"));
            let (losers, winners) = (names(msg, losers), names(msg, winners));
            format!("{losers} {lose}, {winners} {win}.")
        }
        GameId::Swoop => match winners.count() {
            1 => format!("{} wins with the lowest total.", names(msg, winners)),
            _ => format!(
                "{} tie for the lowest total and win together.",
                names(msg, winners)
            ),
        },
        GameId::Sloop | GameId::Stroop | GameId::Slapshot => {
            let win = verb(winners, "wins", "win");
            format!("{} {win}.", names(msg, winners))
        }
    }
}

fn names(msg: &Msg, seats: Seats) -> String {
    list(seats.iter().map(|seat| msg.names[seat].clone()))
}
