//! What is said of games that are kept: where they lie, and why one is not.

use crate::games::GameId;
use crate::saves::Unreadable;

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

/// How the games fared that were in files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// So many are on the shelf now.
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
pub enum Deed {
    /// Goes on with it.
    GoOn,
    /// Looks at one that has ended.
    LookAt,
    /// Gives it a title.
    Rename,
    /// Saves it as a file.
    Save,
    /// Takes it from the shelf.
    Delete,
    /// Goes on with what is whole of one that is damaged: so many moves.
    Repair(usize),
}

/// Which game, for those who do not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Which<'a> {
    /// What is played.
    pub game: GameId,
    /// By whom.
    pub names: &'a [String],
    /// The title that it was given.
    pub title: Option<&'a str>,
}

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// The game goes on, but is not kept.
    NotKept(Trouble),
    /// Puts that sentence away.
    Dismiss,
    /// Heading of games that wait for their players.
    Waiting,
    /// A game that waits, and how far it has come.
    Game {
        /// What is played.
        game: GameId,
        /// After how many moves.
        moves: usize,
    },
    /// A game that this page does not know.
    UnknownGame,
    /// Heading of all games that are kept.
    YourGames,
    /// The way to them.
    AllGames,
    /// Heading of games that have ended.
    Finished,
    /// There are none.
    NoGames,
    /// How there come to be some.
    NoGamesNote,
    /// Games cannot be looked for.
    NoShelf(Trouble),
    /// The label of what can be done with a game.
    Deed(Deed),
    /// The same, for those who do not see to which game it belongs.
    DeedWith(Deed, Which<'a>),
    /// The label of a title.
    Title,
    /// Gives a game the title that was typed.
    GiveTitle,
    /// Leaves the title as it is.
    Cancel,
    /// A game has this title now; an empty one is none.
    Titled(&'a str),
    /// A game could not be given a title.
    NotTitled(Trouble),
    /// It is gone, unless somebody wants it back now.
    Deleted,
    /// Wants it back.
    Undo,
    /// A game is being fetched.
    Fetching,
    /// A game could not be fetched.
    NotOpened(Trouble),
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
    /// How the games in files fared.
    Imported(Tally),
    /// What is wrong with a file.
    FileFlaw {
        /// Its name.
        file: &'a str,
        /// What it is.
        flaw: FileFlaw,
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
    NotImported(Trouble),
    /// Makes a file of a game for those who look into a problem.
    Report,
    /// What is in such a file, and who gets it.
    ReportHolds,
}
