//! Messages of the settings page.

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

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// When changes take effect.
    AtOnce,
    /// The browser does not store the settings.
    NotKept,
    /// Heading: settings of play.
    Play,
    /// Heading: settings of appearance.
    Look,
    /// The name of a setting.
    Setting(Setting),
    /// What a setting is about.
    About(Setting),

    /// A pace.
    Pace(Pace),
    /// Which moves must be confirmed.
    Confirm(Confirm),
    /// What that choice means.
    Confirms(Confirm),
    /// What is marked at the table.
    Marks(Marks),
    /// Whether notes for new players are shown.
    Notes(Notes),
    /// Light or dark theme.
    Theme(Theme),
    /// Whether cards are animated.
    Motion(Motion),
    /// The size of text.
    Text(TextSize),
    /// Whether a badge shows the ink of a word by its shape.
    Inks(Inks),
    /// Who speaks the words that are played.
    Voice(Voice),
    /// How quick bots are in real-time games.
    Rivals(Rivals),

    /// Heading: keys.
    Keys,
    /// Which keys cannot be changed.
    FixedKeys,
    /// The switch for keys that type a character.
    Characters,
    /// What the switch does.
    CharactersNote,
    /// Heading of the keys of all tables, or of one game only.
    KeysOf(Option<GameId>),
    /// What a key does at the table.
    Command(Command),
    /// A key by its name on keyboards.
    Key(&'a str),
    /// Heading of the key blocks.
    Blocks,
    /// What key blocks are.
    AboutBlocks,
    /// The name of a key block.
    Block(Block),
    /// What a key of a block does, in a word or two, shown beside the key.
    Short(Press),
    /// What a changeable key is for; follows the name of the key.
    ChangeKey(Purpose),
    /// Changes a command's key.
    Change,
    /// The same, with the command.
    ChangeKeyOf(Command),
    /// Waiting for a new key.
    Awaited(Purpose),
    /// A key cannot be used.
    Refused(&'a str),
    /// The key was assigned.
    Taken(Purpose, &'a str),
    /// Something else got this key in exchange.
    Exchanged(Purpose, &'a str),
    /// Nothing was changed.
    GaveUp,
    /// Resets all keys.
    UsualKeys,
    /// All keys have been reset.
    KeysAreUsual,
    /// Toggles trying out keys, which then say what they do instead of doing it.
    TryKeys,
    /// How to try out keys.
    TryKeysNote,
    /// What a key that was tried does at the table.
    Tried(&'a [Command]),

    /// Heading of the section that resets all settings.
    Reset,
    /// Resets all settings.
    ResetAll,
    /// All settings have been reset.
    IsReset,
    /// Undoes that.
    Undo,
    /// The reset was undone.
    Undone,
}
