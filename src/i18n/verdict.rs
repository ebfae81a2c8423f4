//! How a game ended: shown at its table, and in the list of games, which loads no table.

use crate::engine::{BySeat, Outcome};
use crate::games::GameId;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Msg<'a> {
    /// The game.
    pub game: GameId,
    /// The outcome.
    pub outcome: &'a Outcome,
    /// The names of the players.
    pub names: &'a BySeat<String>,
}
