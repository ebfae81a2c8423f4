//! Messages of the settings page.

pub(in crate::i18n) use super::key_names::KeyName;
pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::settings::{
    Block, Command, Confirm, Inks, Marks, Motion, Notes, Pace, Press, TextSize, Theme, Voice,
};

/// A setting with a list of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The language of the page.
    Language,
    /// How fast bots move and cards fly.
    Pace,
    /// Which moves must be confirmed.
    Confirm,
    /// What is marked at the table.
    Marks,
    /// Whether notes for new players are shown.
    Notes,
    /// Light or dark theme.
    Theme,
    /// Whether cards are animated.
    Motion,
    /// The size of text.
    Text,
    /// Whether a badge shows the ink of a word by its shape.
    Inks,
    /// Who speaks the words that are played.
    Voice,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A command at the table.
    Command(Command),
    /// A key of a key block.
    Block(Block, Press),
}

include!(concat!(env!("OUT_DIR"), "/settings.rs"));

impl<'a> Msg<'a> {
    /// What a key that was tried does, in a sentence.
    #[must_use]
    pub fn tried_out(command: Command) -> Self {
        match command.game() {
            None => Self::Tried(command),
            Some(game) => Self::TriedIn { game, command },
        }
    }
}
