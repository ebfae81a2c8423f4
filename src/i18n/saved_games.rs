//! Messages about saved games: in lists, and when importing and exporting files.

use crate::i18n::Names;
use crate::i18n::{Language, text, typed};
use crate::saves::Unreadable;
use crate::setup::names::LONGEST_TITLE;

pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::saves::FileError;

use super::saves;

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
    pub names: Names,
    /// The title it was given.
    pub title: Option<&'a str>,
}

include!(concat!(env!("OUT_DIR"), "/saved_games.rs"));

/// What a button says to screen readers: its label, and which game it is for.
#[must_use]
pub fn button_of(language: Language, button: GameButton, which: &Which) -> String {
    let title = which.title.map(|title| typed(title, LONGEST_TITLE));
    let title = title.as_deref().filter(|title| !title.is_empty());
    let names: Vec<Name> = which.names.iter().map(|(_, name)| name.clone()).collect();
    let (game, names) = (which.game, &*names);
    let msg = Msg::ButtonOf {
        button,
        game,
        title,
        names,
    };
    text(language, msg)
}

/// A game has this title now; an empty one removes it.
#[must_use]
pub fn titled(language: Language, title: &str) -> String {
    match title {
        "" => text(language, Msg::Untitled),
        title => text(language, Msg::Titled(&typed(title, LONGEST_TITLE))),
    }
}

/// The result of importing games.
#[must_use]
pub fn imported(language: Language, tally: Tally) -> String {
    let sentences = [
        (tally.opened, Msg::Opened(tally.opened)),
        (tally.in_part, Msg::InPart(tally.in_part)),
        (tally.there, Msg::There(tally.there)),
        (tally.unread, Msg::Unread(tally.unread)),
        (tally.not_kept, Msg::NotSaved(tally.not_kept)),
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
