//! Which key does what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that a key can do at a table, besides what the browser's own keys do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Command {
    /// Does what is staged: the first button of the rim.
    Confirm,
    /// Forgets what is staged.
    Clear,
    /// Stages the next of the plays that the rules allow.
    NextPlay,
    /// Stages the one before.
    LastPlay,
    /// Begins to take the left reserve.
    LeftReserve,
    /// Begins to take the right reserve.
    RightReserve,
    /// Shows or hides what happened.
    Log,
    /// Shows or hides the quick reference.
    Reference,
    /// Opens the rule for what is being decided.
    Rule,
    /// Covers the hand.
    Hide,
    /// Takes the last move back, in practice.
    TakeBack,
}

impl Command {
    /// All of them, in the order in which they are listed.
    pub const ALL: &[Self] = &[
        Self::Confirm,
        Self::Clear,
        Self::NextPlay,
        Self::LastPlay,
        Self::LeftReserve,
        Self::RightReserve,
        Self::Log,
        Self::Reference,
        Self::Rule,
        Self::Hide,
        Self::TakeBack,
    ];

    /// The key that does it unless another was chosen, as browsers name it.
    #[must_use]
    pub fn usual(self) -> &'static str {
        match self {
            Self::Confirm => "Enter",
            Self::Clear => "Escape",
            Self::NextPlay => "ArrowDown",
            Self::LastPlay => "ArrowUp",
            Self::LeftReserve => "[",
            Self::RightReserve => "]",
            Self::Log => "l",
            Self::Reference => "r",
            Self::Rule => "?",
            Self::Hide => "h",
            Self::TakeBack => "z",
        }
    }
}

/// The keys as they are set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Keys {
    /// Whether keys that write a character do anything (WCAG 2.1.4).
    pub characters: bool,
    /// Keys other than the usual ones.
    changed: BTreeMap<Command, String>,
}

/// Keys as they were kept, whatever became of them since.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Kept {
    characters: Value,
    #[serde(deserialize_with = "super::or_usual")]
    changed: BTreeMap<String, Value>,
}

impl From<Kept> for Keys {
    /// Each key is set anew, so that what comes out is as good as what people can set.
    fn from(kept: Kept) -> Self {
        let mut keys = Self {
            characters: kept.characters.as_bool().unwrap_or(true),
            ..Self::default()
        };
        for (command, key) in kept.changed {
            let command = serde_json::from_value(Value::String(command));
            if let (Ok(command), Some(key)) = (command, key.as_str()) {
                keys.set(command, key);
            }
        }
        keys
    }
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            characters: true,
            changed: BTreeMap::new(),
        }
    }
}

impl Keys {
    /// The key that does something.
    #[must_use]
    pub fn key(&self, command: Command) -> &str {
        self.changed
            .get(&command)
            .map_or(command.usual(), String::as_str)
    }

    /// What a key does.
    #[must_use]
    pub fn command(&self, key: &str) -> Option<Command> {
        self.owner(key).filter(|_| self.works(key))
    }

    /// Whether a key may do anything at all.
    #[must_use]
    pub fn works(&self, key: &str) -> bool {
        self.characters || key.chars().count() != 1 || key == " "
    }

    /// Gives a command another key. A command that had this key gets the other's in exchange, so
    /// that no key has two meanings and nothing becomes out of reach.
    pub fn set(&mut self, command: Command, key: &str) -> Change {
        if !can_be_set(key) {
            return Change::Refused;
        }
        let before = self.key(command).to_owned();
        let other = self.owner(key).filter(|&other| other != command);
        if let Some(other) = other {
            self.put(other, &before);
        }
        self.put(command, key);
        other.map_or(Change::Done, Change::Exchanged)
    }

    /// Makes all keys as they were at first.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    fn owner(&self, key: &str) -> Option<Command> {
        let mut all = Command::ALL.iter().copied();
        all.find(|&command| same(self.key(command), key))
    }

    fn put(&mut self, command: Command, key: &str) {
        if same(command.usual(), key) {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, key.to_owned());
        }
    }
}

/// What became of a key that somebody wanted for a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It is needed for something else.
    Refused,
    /// The command has it.
    Done,
    /// The command has it, and this one has what the command had before.
    Exchanged(Command),
}

/// Keys that write nothing and that neither browsers nor the table need for something else: Tab
/// moves on, the arrows to the sides and Home and End choose cards.
const NAMED: [&str; 9] = [
    "ArrowDown",
    "ArrowUp",
    "Backspace",
    "Delete",
    "Enter",
    "Escape",
    "Insert",
    "PageDown",
    "PageUp",
];

/// Whether a key can be given to a command. The digits are for cards, and Space is for pressing.
fn can_be_set(key: &str) -> bool {
    let mut characters = key.chars();
    match (characters.next(), characters.next()) {
        (Some(one), None) => !(one.is_whitespace() || one.is_control() || one.is_ascii_digit()),
        _ => NAMED.contains(&key),
    }
}

/// Whether two names mean one key; a letter is one with and without Shift.
fn same(a: &str, b: &str) -> bool {
    a == b || a.chars().count() == 1 && a.to_lowercase() == b.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_usual_key_does_one_thing() {
        let keys = Keys::default();
        for &command in Command::ALL {
            assert_eq!(keys.command(command.usual()), Some(command));
        }
        assert_eq!(keys.command("L"), Some(Command::Log));
        assert_eq!(keys.command("q"), None);
    }

    #[test]
    fn a_key_that_is_taken_is_exchanged() {
        let mut keys = Keys::default();
        assert_eq!(keys.set(Command::Log, "g"), Change::Done);
        let exchanged = keys.set(Command::Log, "h");
        assert_eq!(exchanged, Change::Exchanged(Command::Hide));
        assert_eq!(keys.command("h"), Some(Command::Log));
        assert_eq!(keys.command("g"), Some(Command::Hide));
        keys.set(Command::Log, "l");
        keys.set(Command::Hide, "H");
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn no_key_ever_has_two_meanings() {
        let mut keys = Keys::default();
        let wishes = ["h", "H", "Enter", "?", "w", "l", "Escape", "ArrowUp", "["];
        for (turn, key) in wishes.into_iter().cycle().take(99).enumerate() {
            let command = Command::ALL[turn * 7 % Command::ALL.len()];
            assert_ne!(keys.set(command, key), Change::Refused);
            assert_eq!(keys.command(key), Some(command));
            for &command in Command::ALL {
                assert_eq!(keys.command(keys.key(command)), Some(command));
            }
        }
        keys.reset();
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn keys_that_are_needed_otherwise_are_refused() {
        let mut keys = Keys::default();
        let needed = [
            "Tab",
            " ",
            "1",
            "0",
            "ArrowLeft",
            "ArrowRight",
            "Home",
            "End",
            "Shift",
            "Control",
            "Alt",
            "Meta",
            "AltGraph",
            "CapsLock",
            "Dead",
            "Process",
            "Unidentified",
            "F5",
            "",
        ];
        for key in needed {
            assert_eq!(keys.set(Command::Log, key), Change::Refused, "{key}");
        }
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn keys_that_were_kept_twice_still_have_one_meaning() {
        let kept = r#"{"changed":{"Log":"x","Hide":"x","Rule":"l"}}"#;
        let keys: Keys = serde_json::from_str(kept).expect("an object is always read");
        for &command in Command::ALL {
            assert_eq!(keys.command(keys.key(command)), Some(command));
        }
    }

    #[test]
    fn keys_that_write_can_be_switched_off() {
        let keys = Keys {
            characters: false,
            ..Keys::default()
        };
        assert_eq!(keys.command("l"), None);
        assert!(!keys.works("7"));
        assert_eq!(keys.command("Enter"), Some(Command::Confirm));
    }
}
