//! How a game ended: said at its table, and in the list of games, which loads no table.

use crate::engine::{BySeat, Outcome};
use crate::games::GameId;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Msg<'a> {
    /// Which game.
    pub game: GameId,
    /// How.
    pub outcome: &'a Outcome,
    /// The names of those who played.
    pub names: &'a BySeat<String>,
}
