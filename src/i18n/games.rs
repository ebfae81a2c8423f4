//! What is said of all games that are kept: in lists, and on their way to files and back.

use crate::engine::BySeat;
use crate::games::GameId;
use crate::saves::{FileError, StorageError, Unreadable};

/// How the games fared that were in files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// So many are kept now.
    pub opened: usize,
    /// So many are on it as far as they are whole.
    pub in_part: usize,
    /// So many were on it before.
    pub there: usize,
    /// So many cannot be read.
    pub unread: usize,
    /// So many cannot be kept.
    pub not_kept: usize,
}

/// What can be done with a game that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameButton {
    /// Goes on with it.
    GoOn,
    /// Looks at one that has ended.
    LookAt,
    /// Gives it a title.
    Rename,
    /// Saves it as a file.
    Save,
    /// Takes it from the library.
    Delete,
    /// Goes on with what is whole of one that is damaged: so many moves.
    Repair(usize),
}

/// Which game, for those who do not see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Which<'a> {
    /// What is played.
    pub game: GameId,
    /// By whom.
    pub names: BySeat<String>,
    /// The title that it was given.
    pub title: Option<&'a str>,
}

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// A game that this page does not know.
    UnknownGame,
    /// Heading of all games that are kept.
    YourGames,
    /// The way to them.
    AllGames,
    /// Heading of games that have ended.
    Finished,
    /// Shows more games of a list, of which so many are left.
    MoreGames(usize),
    /// There are none.
    NoGames,
    /// How there come to be some.
    NoGamesNote,
    /// Games cannot be looked for.
    NoShelf(StorageError),
    /// The label of what can be done with a game.
    Button(GameButton),
    /// The same, for those who do not see to which game it belongs.
    ButtonOf(GameButton, &'a Which<'a>),
    /// The label of a title.
    Title,
    /// Gives a game the title that was typed.
    GiveTitle,
    /// Leaves the title as it is.
    Cancel,
    /// A game has this title now; an empty one is none.
    Titled(&'a str),
    /// A game could not be given a title.
    NotTitled(StorageError),
    /// Saves all games as a file.
    SaveAll,
    /// Heading of what files are for.
    Files,
    /// What files are for.
    FilesNote,
    /// Opens games from files.
    OpenFiles,
    /// It can be done by dragging, too.
    DropFiles,
    /// They are being opened.
    Opening,
    /// There are other settings in a file.
    SettingsFound,
    /// Uses them.
    UseSettings,
    /// They are in use now.
    SettingsUsed,
    /// The settings in a file are those that are in use.
    SettingsSame,
    /// How the games in files fared.
    Imported(Tally),
    /// What is wrong with a file.
    FileFlaw {
        /// Its name.
        file: &'a str,
        /// What it is.
        flaw: FileError,
    },
    /// What is wrong with a game in a file.
    GameFlaw {
        /// The name of the file.
        file: &'a str,
        /// Why the game cannot be read.
        why: &'a Unreadable,
        /// How many moves of it can, if any of it can.
        whole: Option<usize>,
    },
    /// Why games from files are not kept.
    NotImported(StorageError),
}
