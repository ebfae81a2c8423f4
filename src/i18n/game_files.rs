//! Messages about saved games in files: saving them, and opening them again.

use crate::i18n::{Language, saves, text, typed};
use crate::saves::{MOST_GAMES, Unreadable};

pub(in crate::i18n) use crate::saves::FileError;

include!(concat!(env!("OUT_DIR"), "/game_files.rs"));

/// The number of imported games by result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that were added.
    pub opened: usize,
    /// Games that were added as far as they are intact.
    pub in_part: usize,
    /// Games that were saved already.
    pub there: usize,
    /// Games that cannot be read.
    pub unread: usize,
    /// Games that could not be saved.
    pub not_saved: usize,
}

/// The result of importing games.
#[must_use]
pub fn imported(language: Language, tally: Tally) -> String {
    let sentences = [
        (tally.opened, Msg::Opened(tally.opened)),
        (tally.in_part, Msg::InPart(tally.in_part)),
        (tally.there, Msg::There(tally.there)),
        (tally.unread, Msg::Unread(tally.unread)),
        (tally.not_saved, Msg::NotSaved(tally.not_saved)),
    ];
    let said = sentences.into_iter().filter(|(count, _)| *count > 0);
    let said: Vec<String> = said.map(|(_, msg)| text(language, msg)).collect();
    if said.is_empty() {
        text(language, Msg::NoneOpened)
    } else {
        said.join(" ")
    }
}

/// The longest part of a file name that is repeated, in letters.
const FILE: usize = 80;

/// What is wrong with a file of this name.
#[must_use]
pub fn file_flaw(language: Language, file: &str, flaw: FileError) -> String {
    let file = &typed(file, FILE);
    text(language, Msg::FileFlaw { file, flaw })
}

/// A file of this name has more games than were read.
#[must_use]
pub fn with_more(language: Language, file: &str) -> String {
    let (file, most) = (&typed(file, FILE), MOST_GAMES);
    text(language, Msg::WithMore { file, most })
}

/// What is wrong with a game in a file of this name, and how many of its moves are intact, if any of it is.
#[must_use]
pub fn game_flaw(language: Language, file: &str, why: &Unreadable, whole: Option<usize>) -> String {
    let (file, why) = (&typed(file, FILE), &text(language, saves::Msg::from(why)));
    let flaw = text(language, Msg::GameFlaw { file, why });
    match whole {
        Some(moves) => format!("{flaw} {}", text(language, Msg::Intact(moves))),
        None => flaw,
    }
}
