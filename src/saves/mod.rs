//! How a game is kept as text: a [`Save`] is a game in one line, a [`Journal`] is a game line by
//! line while it is played. Reading is replaying, so what is read is a game by the rules or a reason
//! ([`Unreadable`]); what strangers wrote, or what time has gnawed at, is answered like anything else.
//!
//! # The format
//! A line is an object of JSON in which `"sum"` is the CRC-32 of all the rest, written without white
//! space and with its keys in order; so neither of these matters, and every other change is noticed.
//! The sum tells of accidents: it keeps no one from writing a game of their own, by the rules.
//!
//! ```text
//! {"format":"kitchen-table","game":"dealt","names":["Ann","Bo","Cy"],"practice":false,
//!  "record":{"inputs":[…],"options":{…},"seed":7},"rules":1,"seats":["person","easy","hard"],
//!  "sum":"0123abcd","version":1}
//! ```
//!
//! A journal begins with such a line. Each line after it is an [`Entry`], whose sum also covers the
//! sum of the line before it: a line that is missing, doubled or foreign does not fit. A file holds
//! such journals one after another ([`join`], [`split`]).
//!
//! Where others are to look at a game that is over, a [`link`] holds it in fewer letters.
//!
//! Nothing is read that would not be written again just so: there are no fields that are unknown, or
//! left out. A field that a game adds to its options has to be left out, therefore, as long as it
//! says what was true before.

#![warn(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used
)]

mod base64;
mod bundle;
pub mod deck;
mod journal;
pub mod link;
mod raw;
mod save;
mod seal;
mod storage;

pub use bundle::{Bundle, LARGEST_FILE, Splitter, backup, join, report, split};
pub use journal::{BrokenOff, Entry, Journal, Read};
pub use save::{Save, game_of};
pub use storage::{FileError, GameKey, StorageError};

use crate::games::GameId;
use crate::setup::{Chair, Who};

/// The mark of all that is kept.
pub const FORMAT: &str = "kitchen-table";

/// Raised when games are written differently. How a game plays has a
/// [version](crate::engine::Game::VERSION) of its own.
pub const VERSION: u16 = 1;

/// Why a text cannot be read as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is something else.
    Foreign,
    /// Something in it was changed, or is missing.
    Damaged,
    /// It has a format that is unknown here.
    Version(u64),
    /// It is of a game that is not played here: the first letters of its name.
    Game(String),
    /// It was played by other rules.
    Rules {
        /// The version that it was played by.
        wrote: u64,
        /// The version that is played here.
        here: u16,
    },
    /// It is whole, but no game can begin so or go on so.
    Record,
    /// Those who sit round it are not as many as its seats, or somebody unknown.
    Seats,
    /// It is not over, and would show hands that are hidden.
    Unfinished,
}

/// How much of the name of a game that is unknown is repeated, in letters.
const NAME: usize = 20;

/// As much of a name as is repeated.
fn short(name: &str) -> String {
    name.chars().take(NAME).collect()
}

/// Those who sit round a game, from what stands for them in texts: a word for [who](Who::slug) and a
/// name each.
fn chairs(seats: &[String], names: &[String]) -> Result<Vec<Chair>, Unreadable> {
    let chair = |(seat, name): (&String, &String)| Some(Chair::named(Who::from_slug(seat)?, name));
    let chairs: Option<Vec<Chair>> = seats.iter().zip(names).map(chair).collect();
    chairs
        .filter(|_| seats.len() == names.len())
        .ok_or(Unreadable::Seats)
}

/// The other way round: the words and the names.
fn words(chairs: &[Chair]) -> (Vec<String>, Vec<String>) {
    let word = |chair: &Chair| {
        (
            chair.who.slug().into(),
            chair.name.clone().unwrap_or_default(),
        )
    };
    chairs.iter().map(word).unzip()
}

/// Whether as many sit there as the table has seats.
fn all_seated(chairs: &[Chair], at_table: u8) -> Result<(), Unreadable> {
    if chairs.len() == usize::from(at_table) {
        Ok(())
    } else {
        Err(Unreadable::Seats)
    }
}

/// The game of this name.
fn game_called(slug: &str) -> Result<GameId, Unreadable> {
    GameId::from_slug(slug).ok_or_else(|| Unreadable::Game(short(slug)))
}
