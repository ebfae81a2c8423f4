//! How games are stored as text: a [`Save`] is a game in one line, a [`Journal`] a game in progress, line by
//! line. Reading replays the game, so the result is a game that follows the rules, or a reason why there is
//! none ([`Unreadable`]). Untrusted and corrupted text is handled like any other.
//!
//! # The format
//! A line is a JSON object in which `"sum"` is the CRC-32 of everything else, written without white space and
//! with sorted keys. So white space and the order of keys do not matter, but every other change is detected.
//! The sum detects accidents; it does not keep anyone from writing a legal game of their own.
//!
//! ```text
//! {"format":"kitchen-table","game":"dealt","names":["Ann","Bo","Cy"],"practice":false,
//!  "record":{"inputs":[…],"options":{…},"seed":7},"rules":1,"seats":["person","easy","hard"],
//!  "sum":"0123abcd","version":1}
//! ```
//!
//! A journal begins with such a line. Each further line is an [`Entry`], whose sum also covers the sum of the
//! line before it, so that missing, duplicate or foreign lines are detected. A file contains such journals one
//! after another ([`join`], [`split`]).
//!
//! To share a finished game, a [`link`] encodes it in fewer characters.
//!
//! Reading accepts only what writing would produce: there must be no unknown or missing fields. A field added
//! to a game's options must therefore be omitted while it has the value that was implied before.

#![warn(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used
)]

mod base64;
mod bundle;
pub mod deck_file;
mod journal;
pub mod link;
mod raw;
mod save;
mod seal;
mod storage;

pub use bundle::{Bundle, LARGEST_FILE, MOST_GAMES, Splitter, backup, join, report, split};
pub use journal::{BrokenOff, Entry, Journal, Read, tidied};
pub use save::{Save, game_of};
pub use storage::{FileError, GameKey, StorageError};

use crate::games::GameId;
use crate::setup::Chair;

/// The value of `"format"` in every save.
pub const FORMAT: &str = "kitchen-table";

/// The version of the storage format; raised when games are written differently. The rules of a game have a
/// [version](crate::engine::Game::VERSION) of their own.
pub const VERSION: u16 = 1;

/// Why a text cannot be read as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is something else.
    Foreign,
    /// Something in it was changed or is missing.
    Damaged,
    /// Its format version is unknown here.
    Version(u64),
    /// It is of an unknown game: the first characters of its name.
    Game(String),
    /// It was played by another version of the rules.
    Rules {
        /// The version by which it was played.
        wrote: u64,
        /// The version of the rules here.
        here: u16,
    },
    /// It is intact, but no game can start or continue like this.
    Record,
    /// The number of players differs from that of seats, or a kind of player is unknown.
    Seats,
    /// The game is not over; showing it would reveal hidden hands.
    Unfinished,
}

/// The most characters of an unknown game's name that are quoted.
const NAME: usize = 20;

/// The part of a name that is quoted.
fn short(name: &str) -> String {
    name.chars().take(NAME).collect()
}

/// The players of a game from their text form: a [word](Chair::word) and a name each.
fn chairs(seats: &[String], names: &[String]) -> Result<Vec<Chair>, Unreadable> {
    let chair = |(seat, name): (&String, &String)| Some(Chair::from_word(seat)?.renamed(name));
    let chairs: Option<Vec<Chair>> = seats.iter().zip(names).map(chair).collect();
    chairs
        .filter(|_| seats.len() == names.len())
        .ok_or(Unreadable::Seats)
}

/// The inverse of [`chairs`]: the words and the names.
fn words(chairs: &[Chair]) -> (Vec<String>, Vec<String>) {
    let word = |chair: &Chair| (chair.word(), chair.name.clone().unwrap_or_default());
    chairs.iter().map(word).unzip()
}

/// Checks that there are as many players as seats.
fn all_seated(chairs: &[Chair], at_table: usize) -> Result<(), Unreadable> {
    if chairs.len() == at_table {
        Ok(())
    } else {
        Err(Unreadable::Seats)
    }
}

/// The game with this short name.
fn game_called(slug: &str) -> Result<GameId, Unreadable> {
    GameId::from_slug(slug).ok_or_else(|| Unreadable::Game(short(slug)))
}
