//! What is said of where games are kept, and why one is not.

use crate::games::GameId;
use crate::saves::StorageError;

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// The game goes on, but is not kept.
    NotKept(StorageError),
    /// The database has not answered for long.
    Late,
    /// Another tab has an older version of the page, which is in the way.
    Blocked,
    /// Another tab has a newer version of the page, and the games with it.
    Outdated,
    /// All games were lost, but for so many that came back from copies.
    Lost(usize),
    /// Loads the page again.
    LoadAgain,
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
    NotOpened(StorageError),
    /// A game that was deleted could not be put back.
    NotPutBack(StorageError),
    /// A game could not be deleted.
    NotDeleted(StorageError),
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
