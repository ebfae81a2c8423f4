//! Messages about storing games, and why that failed.

use crate::games::GameId;
use crate::saves::StorageError;

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// The game goes on, but is not saved.
    NotKept(StorageError),
    /// The database has not answered for a long time.
    Late,
    /// A tab with an older version of the page blocks the database.
    Blocked,
    /// A tab with a newer version of the page has the database.
    Outdated,
    /// All games were lost; this many were restored from copies.
    Lost(usize),
    /// Reloads the page.
    LoadAgain,
    /// Dismisses the message.
    Dismiss,
    /// Another tab plays this game, and this one looks on.
    Elsewhere,
    /// Takes the game over.
    PlayHere,
    /// Heading of the unfinished games.
    Waiting,
    /// A waiting game, and how far it has come.
    Game {
        /// The game.
        game: GameId,
        /// The number of moves played.
        moves: usize,
    },
    /// A game was deleted; this can be undone for now.
    Deleted,
    /// Undoes that.
    Undo,
    /// A game is being loaded.
    Fetching,
    /// A game could not be opened.
    NotOpened(StorageError),
    /// A deleted game could not be restored.
    NotPutBack(StorageError),
    /// A game could not be deleted.
    NotDeleted(StorageError),
    /// A game that cannot be opened is still stored.
    BytesKept,
    /// Saves a game as a file.
    SaveAsFile,
    /// What such a file contains.
    FileHolds,
    /// A file of this name is being saved.
    Saving(&'a str),
    /// The browser did not accept the file.
    NotSaved,
    /// Saves a bug report about a game to a file.
    Report,
    /// What a bug report contains, and who gets it.
    ReportHolds,
    /// Heading for a link without a readable game.
    BadGameLink,
    /// Adds a game that was sent to the reader's own games.
    Keep,
    /// The game is not among them yet.
    NotMine,
    /// The game has been added.
    Mine,
}
