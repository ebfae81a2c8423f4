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

/// Why a file is of no use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFlaw {
    /// Nothing stands in it.
    Empty,
    /// It is larger than any file of ours.
    TooLarge,
    /// The browser does not give what stands in it.
    Unreadable,
    /// Nothing in it is ours.
    Foreign,
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
    /// It is gone, unless somebody wants it back now.
    Deleted,
    /// Wants it back.
    Undo,
    /// A game is being fetched.
    Fetching,
    /// A game could not be fetched.
    NotOpened(Trouble),
    /// A game could not be deleted.
    NotDeleted(Trouble),
    /// What became of a game that cannot be read.
    BytesKept,
    /// Saves a game as a file.
    SaveAsFile,
    /// What is in such a file.
    FileHolds,
    /// A file of this name is on its way.
    Saving(&'a str),
    /// The browser took no file.
    NotSaved,
    /// Makes a file of a game for those who look into a problem.
    Report,
    /// What is in such a file, and who gets it.
    ReportHolds,
    /// Heading of a link that leads to no game.
    BadGameLink,
    /// Brings a game that was sent to the own ones.
    Keep,
    /// That it is not there yet.
    NotMine,
    /// That it is there now.
    Mine,
}
