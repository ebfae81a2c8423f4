//! Messages about saved games, in lists.

use crate::i18n::Names;
use crate::i18n::{Language, text, typed};
use crate::setup::names::LONGEST_TITLE;

pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::i18n::Name;

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
    /// Deletes it.
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
    match &*typed(title, LONGEST_TITLE) {
        "" => text(language, Msg::Untitled),
        title => text(language, Msg::Titled(title)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_of_which_nothing_is_visible_is_none() {
        let said = |title| titled(Language::English, title);
        assert_eq!(said("\u{200b} \u{fe0f}"), said(""));
        assert_ne!(said("Sunday"), said(""));
    }
}
