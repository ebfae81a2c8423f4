//! What the settings page says.

use crate::games::GameId;
use crate::settings::{
    Block, Command, Confirm, Inks, Marks, Motion, Notes, Pace, Press, Rivals, TextSize, Theme,
    Voice,
};

/// A setting with a list of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// How fast bots move and cards fly.
    Pace,
    /// Which moves want a second look.
    Confirm,
    /// What is marked.
    Marks,
    /// Whether new players are told what they may want to know.
    Notes,
    /// Light or dark.
    Theme,
    /// Whether cards move.
    Motion,
    /// How large text is.
    Text,
    /// Whether a shape says the ink of a word.
    Inks,
    /// Who says words aloud that are played.
    Voice,
    /// How quick bots are in real time.
    Rivals,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A command at the table.
    Command(Command),
    /// A part of a block of keys.
    Block(Block, Press),
}

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// What happens to what is set here.
    AtOnce,
    /// The browser does not keep what is set.
    NotKept,
    /// Heading: settings of play.
    Play,
    /// Heading: settings of looks.
    Look,
    /// The name of a setting.
    Setting(Setting),
    /// What it is about.
    About(Setting),

    /// A pace.
    Pace(Pace),
    /// Which moves want a second look.
    Confirm(Confirm),
    /// What that means.
    Confirms(Confirm),
    /// What is marked.
    Marks(Marks),
    /// Whether new players are told what they may want to know.
    Notes(Notes),
    /// Light or dark.
    Theme(Theme),
    /// Whether cards move.
    Motion(Motion),
    /// How large text is.
    Text(TextSize),
    /// Whether a shape says the ink of a word.
    Inks(Inks),
    /// Who says words aloud that are played.
    Voice(Voice),
    /// How quick bots are in real time.
    Rivals(Rivals),

    /// Heading: keys.
    Keys,
    /// What keys cannot be changed.
    FixedKeys,
    /// The switch of keys that write a character.
    Characters,
    /// What it means.
    CharactersNote,
    /// Heading of the keys of all tables, or of those of one game alone.
    KeysOf(Option<GameId>),
    /// What a key does at the table.
    Command(Command),
    /// A key by its name on keyboards.
    Key(&'a str),
    /// Heading of the blocks of keys.
    Blocks,
    /// What they are.
    AboutBlocks,
    /// What a block is called.
    Block(Block),
    /// What a key of a block does, in a word or two, beside the key.
    Short(Press),
    /// What follows the name of a key that can be changed: what it is for.
    ChangeKey(Purpose),
    /// Gives a command another key.
    Change,
    /// The same, and which command.
    ChangeKeyOf(Command),
    /// A new key is awaited.
    Awaited(Purpose),
    /// A key cannot be taken.
    Refused(&'a str),
    /// Something has a key now.
    Taken(Purpose, &'a str),
    /// Something else has this key in exchange.
    Exchanged(Purpose, &'a str),
    /// Nothing was changed.
    GaveUp,
    /// Makes all keys as they were at first.
    UsualKeys,
    /// All keys are as they were at first.
    KeysAreUsual,
    /// Says what keys do instead of doing it.
    TryKeys,
    /// What that is.
    TryKeysNote,
    /// What a key that was tried does at the table.
    Tried(&'a [Command]),

    /// Heading: everything anew.
    Reset,
    /// Makes everything as it was at first.
    ResetAll,
    /// Everything is as it was at first.
    IsReset,
    /// Takes that back.
    Undo,
    /// It was taken back.
    Undone,
}
