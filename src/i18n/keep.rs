//! What is said of games that are kept: where they lie, and why one is not.

use crate::games::GameId;

/// Why something is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no place for us, or may not use it.
    Denied,
    /// There is no room left.
    Full,
    /// Somebody else has written on: another tab plays this game.
    Elsewhere,
    /// It did not work, and did not say why.
    Failed,
}

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// The game goes on, but is not kept.
    NotKept(Trouble),
    /// Puts that sentence away.
    Dismiss,
    /// Another tab plays this game, and this one looks on.
    Elsewhere,
    /// Takes it over.
    PlayHere,
    /// Heading of games that wait for their players.
    Waiting,
    /// A game that waits, and how far it has come.
    Game {
        /// What is played.
        game: GameId,
        /// After how many moves.
        moves: usize,
    },
    /// Goes on with a game.
    Continue,
    /// Goes on with this game, for those who do not see to which the button belongs.
    ContinueWith {
        /// What is played.
        game: GameId,
        /// By whom.
        names: &'a [String],
    },
    /// Takes a game from the shelf.
    Delete,
    /// The same, for those who do not see to which game the button belongs.
    DeleteOf {
        /// What is played.
        game: GameId,
        /// By whom.
        names: &'a [String],
    },
    /// It is gone, unless somebody wants it back now.
    Deleted,
    /// Wants it back.
    Undo,
    /// A game is being fetched.
    Fetching,
    /// A game could not be fetched.
    NotOpened(Trouble),
    /// What became of a game that cannot be read, or could not be deleted.
    BytesKept,
}
