//! Messages of the home page.

use crate::i18n::Name;

pub(in crate::i18n) use crate::games::GameId;

include!(concat!(env!("OUT_DIR"), "/home.rs"));

/// A game's players and minutes.
#[must_use]
pub fn facts(game: GameId) -> Msg<'static> {
    let players = game.players();
    Msg::Facts {
        game,
        fewest: *players.start(),
        most: *players.end(),
    }
}
