//! Which key does what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

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
        }
    }
}

/// The keys as they are set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Keys {
    /// Whether keys that write a character do anything (WCAG 2.1.4).
    pub characters: bool,
    /// Keys other than the usual ones.
    pub changed: BTreeMap<Command, String>,
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
        let mut all = Command::ALL.iter().copied();
        all.find(|&command| self.works(key) && same(self.key(command), key))
    }

    /// Whether a key may do anything at all.
    #[must_use]
    pub fn works(&self, key: &str) -> bool {
        self.characters || key.chars().count() != 1 || key == " "
    }

    /// Gives a command another key. A command that had this key gets the other's in exchange, so
    /// that no key has two meanings and nothing becomes out of reach.
    pub fn set(&mut self, command: Command, key: &str) {
        let before = self.key(command).to_owned();
        let other = Command::ALL.iter().copied();
        let other = other.filter(|&other| other != command);
        if let Some(other) = { other }.find(|&other| same(self.key(other), key)) {
            self.put(other, &before);
        }
        self.put(command, key);
    }

    fn put(&mut self, command: Command, key: &str) {
        if same(command.usual(), key) {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, key.to_owned());
        }
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
        keys.set(Command::Log, "h");
        assert_eq!(keys.command("h"), Some(Command::Log));
        assert_eq!(keys.command("l"), Some(Command::Hide));
        keys.set(Command::Log, "l");
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn keys_that_write_can_be_switched_off() {
        let keys = Keys {
            characters: false,
            ..Keys::default()
        };
        assert_eq!(keys.command("l"), None);
        assert_eq!(keys.command("Enter"), Some(Command::Confirm));
    }
}
