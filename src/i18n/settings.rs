//! Messages of the settings page.

pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::settings::{
    Block, Command, Confirm, Inks, Marks, Motion, Notes, Pace, Press, Rivals, TextSize, Theme,
    Voice,
};

/// A setting with a list of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
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
    /// How quick bots are in real-time games.
    Rivals,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A command at the table.
    Command(Command),
    /// A key of a key block.
    Block(Block, Press),
}

/// A key by its name on keyboards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyName<'a> {
    /// The arrow down.
    Down,
    /// The arrow up.
    Up,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Escape.
    Escape,
    /// Page down.
    PageDown,
    /// Page up.
    PageUp,
    /// The space bar.
    Space,
    /// A digit with Shift.
    Shift(&'a str),
    /// A key by what is written on it.
    Typed(&'a str),
}

impl<'a> KeyName<'a> {
    /// The key with this value of `KeyboardEvent.key`, or what is written on it.
    #[must_use]
    pub fn of(key: &'a str) -> Self {
        match key {
            "ArrowDown" => Self::Down,
            "ArrowUp" => Self::Up,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "Escape" => Self::Escape,
            "PageDown" => Self::PageDown,
            "PageUp" => Self::PageUp,
            " " => Self::Space,
            _ => match key.strip_prefix("Shift+") {
                Some(digit) => Self::Shift(digit),
                None => Self::Typed(key),
            },
        }
    }
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
