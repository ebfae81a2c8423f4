//! What the rules pages say around the rules.

use crate::games::GameId;

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Heading of a game's rules.
    Heading(GameId),
    /// A clause by its number, as in `DE-3.1`.
    Rule(&'a str),
}
