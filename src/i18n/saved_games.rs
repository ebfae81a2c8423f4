//! Messages about saved games: in lists, and when importing and exporting files.

use crate::engine::BySeat;
use crate::games::GameId;
use crate::saves::{FileError, StorageError, Unreadable};

/// The number of imported games by result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that were added.
    pub opened: usize,
    /// Games that were added as far as they are intact.
    pub in_part: usize,
    /// Games that were in the library before.
    pub there: usize,
    /// Games that cannot be read.
    pub unread: usize,
    /// Games that could not be saved.
    pub not_kept: usize,
}

/// A button of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameButton {
    /// Continues it.
    GoOn,
    /// Shows one that is over.
    LookAt,
    /// Gives it a title.
    Rename,
    /// Saves it as a file.
    Save,
    /// Deletes it from the library.
    Delete,
    /// Continues the intact part of a damaged one, which has this many moves.
    Repair(usize),
}

/// Identifies a game for screen readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Which<'a> {
    /// The game.
    pub game: GameId,
    /// The players.
    pub names: BySeat<String>,
    /// The title it was given.
    pub title: Option<&'a str>,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// A game of a kind unknown to this page.
    UnknownGame,
    /// Heading of all saved games.
    YourGames,
    /// The link to them.
    AllGames,
    /// Heading of finished games.
    Finished,
    /// Shows more games of a list, which has this many left.
    MoreGames(usize),
    /// There are no saved games.
    NoGames,
    /// How games get there.
    NoGamesNote,
    /// The saved games cannot be read.
    NoShelf(StorageError),
    /// The label of a button.
    Button(GameButton),
    /// The same with the game, for screen readers.
    ButtonOf(GameButton, &'a Which<'a>),
    /// The label of the title field.
    Title,
    /// Sets the title that was typed.
    GiveTitle,
    /// Keeps the title as it is.
    Cancel,
    /// A game now has this title; an empty one removes it.
    Titled(&'a str),
    /// The title could not be changed.
    NotTitled(StorageError),
    /// Saves all games to a file.
    SaveAll,
    /// Heading of the section about files.
    Files,
    /// What files are for.
    FilesNote,
    /// Opens games from files.
    OpenFiles,
    /// Files can also be dropped on the page.
    DropFiles,
    /// Files are being opened.
    Opening,
    /// A file contains settings that differ from the current ones.
    SettingsFound,
    /// Uses them.
    UseSettings,
    /// They are now in use.
    SettingsUsed,
    /// The settings in a file are the same as the current ones.
    SettingsSame,
    /// The result of importing games.
    Imported(Tally),
    /// What is wrong with a file.
    FileFlaw {
        /// Its name.
        file: &'a str,
        /// What is wrong with it.
        flaw: FileError,
    },
    /// What is wrong with a game in a file.
    GameFlaw {
        /// The name of the file.
        file: &'a str,
        /// Why the game cannot be read in full.
        why: &'a Unreadable,
        /// The number of its moves that can be read, if any of it can.
        whole: Option<usize>,
    },
    /// Why imported games were not saved.
    NotImported(StorageError),
}
