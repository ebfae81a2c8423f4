//! Key assignments for commands.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use super::command::Command;
use super::key_press::KeyPress;
use crate::games::GameId;

/// The current keys, by one of the [names](KeyPress::names) of their presses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct Keys {
    /// Whether keys that type a character do anything (WCAG 2.1.4).
    pub characters: bool,
    /// Keys that differ from the defaults.
    #[serde(serialize_with = "as_map")]
    changed: Vec<(Command, String)>,
}

fn as_map<S: Serializer>(changed: &[(Command, String)], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(changed.len()))?;
    for (command, key) in changed {
        map.serialize_entry(&command.id(), key)?;
    }
    map.end()
}

impl From<Map<String, Value>> for Keys {
    /// Each key is set anew, so that the result is one that people could have set.
    fn from(kept: Map<String, Value>) -> Self {
        let characters = kept.get("characters").and_then(Value::as_bool);
        let mut keys = Self {
            characters: characters.unwrap_or(true),
            ..Self::default()
        };
        let changed = kept.get("changed").and_then(Value::as_object);
        for (id, key) in changed.into_iter().flatten() {
            let command = Command::all().find(|command| command.id() == *id);
            if let (Some(command), Some(key)) = (command, key.as_str()) {
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
            changed: Vec::new(),
        }
    }
}

impl Keys {
    /// The key for a command.
    #[must_use]
    pub fn key(&self, command: Command) -> &str {
        let changed = self.changed.iter().find(|(it, _)| *it == command);
        changed.map_or(command.usual(), |(_, key)| key)
    }

    /// Assigns a key that is pressed to a command, as [`set`](Self::set) does: by the name under which it means something
    /// now where the command works, or else by the first that it may have. Returns that name, too.
    pub fn assign(&mut self, command: Command, press: &KeyPress) -> (String, KeyChange) {
        let here = |game: &GameId| command.works_at(*game);
        let tables: Vec<GameId> = GameId::ALL.into_iter().filter(here).collect();
        let known = |name: &String| tables.iter().any(|&game| self.means(name, game).is_some());
        let free = |name: &String| can_be_set(command, name);
        let name = press
            .names()
            .find(known)
            .or_else(|| press.names().find(free));
        let name = name.unwrap_or_else(|| press.key.clone());
        let change = self.set(command, &name);
        (name, change)
    }

    /// Assigns a key to a command. A command that had this key gets the replaced one in exchange, so that no
    /// key has two meanings at a table and no command is left without a key.
    pub fn set(&mut self, command: Command, key: &str) -> KeyChange {
        if !can_be_set(command, key) {
            return KeyChange::Refused;
        }
        let before = self.key(command).to_owned();
        let rivals = self.rivals(&[command], key);
        // If a rival at all tables gets the old key, that key may be taken at another game's table.
        let theirs = self.rivals(&rivals, &before);
        let theirs = theirs.into_iter().filter(|&it| it != command);
        let exchanges: Vec<(Command, &str)> = rivals
            .iter()
            .map(|&rival| (rival, before.as_str()))
            .chain(theirs.map(|it| (it, key)))
            .collect();
        if exchanges.iter().any(|&(it, key)| !can_be_set(it, key)) {
            return KeyChange::Refused;
        }
        for (it, key) in exchanges {
            self.put(it, key);
        }
        self.put(command, key);
        let rival = rivals.first().copied();
        rival.map_or(KeyChange::Done, KeyChange::Exchanged)
    }

    /// Other commands with this key at a table where one of the given commands works.
    fn rivals(&self, of: &[Command], key: &str) -> Vec<Command> {
        Command::all()
            .filter(|it| !of.contains(it) && of.iter().any(|one| it.meets(*one)))
            .filter(|&it| same(self.key(it), key))
            .collect()
    }

    /// Resets all keys to their defaults.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    fn put(&mut self, command: Command, key: &str) {
        self.changed.retain(|(it, _)| *it != command);
        if !same(command.usual(), key) {
            self.changed.push((command, key.to_owned()));
        }
    }
}

/// The result of assigning a key to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyChange {
    /// The key is needed for something else.
    Refused,
    /// The key was assigned.
    Done,
    /// The key was assigned, and this command got the previous one.
    Exchanged(Command),
}

/// Keys that type nothing and that neither browsers nor the table need for something else: Tab moves the focus,
/// and the left and right arrows, Home and End select cards.
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

/// Whether a key can be assigned to a command. Space activates buttons, and digits select cards, except in
/// games that assign digits to commands.
fn can_be_set(command: Command, key: &str) -> bool {
    let digits = command.game() == Some(GameId::Swoop);
    if let Some(digit) = key.strip_prefix("Shift+") {
        return digits && digit.len() == 1 && digit.as_bytes()[0].is_ascii_digit();
    }
    let mut characters = key.chars();
    match (characters.next(), characters.next()) {
        (Some(one), None) if one.is_ascii_digit() => digits,
        (Some(one), None) => !(one.is_whitespace() || one.is_control()),
        _ => NAMED.contains(&key),
    }
}

/// Whether two names mean the same key; letters are compared without case.
pub(super) fn same(a: &str, b: &str) -> bool {
    a == b || a.chars().count() == 1 && small(a).eq(small(b))
}

fn small(key: &str) -> impl Iterator<Item = char> {
    key.chars().flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::swoop::Rank;
    use crate::settings::Meaning;
    use Command::{Confirm, Fewer, Hide, LeftReserve, Log, Stack};

    /// The command of the key that types this, wherever it is.
    fn command(keys: &Keys, key: &str, game: GameId) -> Option<Command> {
        match keys.meaning(&typed(key), game)? {
            Meaning::Command(command) => Some(command),
            Meaning::Card(_) => None,
        }
    }

    fn typed(key: &str) -> KeyPress {
        let digit = key.strip_prefix("Shift+");
        KeyPress {
            key: digit.map_or(key, |_| "§").into(),
            code: digit.map_or(String::new(), |digit| format!("Digit{digit}")),
            shift: digit.is_some(),
        }
    }

    /// At each table, each key does what is assigned to it.
    fn each_key_has_one_meaning(keys: &Keys) {
        for game in GameId::ALL {
            let here = |it: &Command| it.game().is_none_or(|it| it == game);
            for it in Command::all().filter(here) {
                assert_eq!(command(keys, keys.key(it), game), Some(it));
            }
        }
    }

    #[test]
    fn each_usual_key_does_one_thing_at_a_table() {
        let keys = Keys::default();
        each_key_has_one_meaning(&keys);
        assert_eq!(command(&keys, "L", GameId::Stroop), Some(Log));
        assert_eq!(command(&keys, "q", GameId::Dealt), None);
        let swoop = |key| command(&keys, key, GameId::Swoop);
        assert_eq!(swoop("Q"), Some(Command::Rank(Rank::Queen)));
        assert_eq!((swoop("1"), swoop("0")), (swoop("a"), swoop("t")));
        assert_eq!((swoop("*"), swoop("=")), (swoop("w"), swoop("+")));
        assert_eq!(swoop("["), None);
    }

    #[test]
    fn command_ids_are_unique() {
        let mut ids: Vec<String> = Command::all().map(Command::id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), Command::all().count());
        assert_eq!(LeftReserve.id(), "LeftReserve");
    }

    #[test]
    fn taken_keys_are_exchanged() {
        let mut keys = Keys::default();
        assert_eq!(keys.set(Log, "y"), KeyChange::Done);
        let exchanged = keys.set(Log, "h");
        assert_eq!(exchanged, KeyChange::Exchanged(Hide));
        assert_eq!(command(&keys, "h", GameId::Sloop), Some(Log));
        assert_eq!(command(&keys, "y", GameId::Sloop), Some(Hide));
        keys.set(Log, "l");
        keys.set(Hide, "H");
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn keys_may_differ_in_meaning_between_tables() {
        let mut keys = Keys::default();
        assert_eq!(keys.set(LeftReserve, "k"), KeyChange::Done);
        each_key_has_one_meaning(&keys);
        let queen = Command::Rank(Rank::Queen);
        assert_eq!(keys.set(Log, "q"), KeyChange::Exchanged(queen));
        assert_eq!(keys.key(queen), "l");
        each_key_has_one_meaning(&keys);
    }

    #[test]
    fn digits_are_only_for_the_game_that_uses_them() {
        let (mut keys, seven) = (Keys::default(), Command::Rank(Rank::Seven));
        assert_eq!(keys.set(LeftReserve, "7"), KeyChange::Refused);
        assert_eq!(keys.set(Log, "Shift+1"), KeyChange::Refused);
        assert_eq!(
            keys.set(seven, "8"),
            KeyChange::Exchanged(Command::Rank(Rank::Eight))
        );
        // In exchange the log would get a digit.
        assert_eq!(keys.set(seven, "l"), KeyChange::Refused);
        assert_eq!(keys.set(Stack(2), "u"), KeyChange::Done);
        assert_eq!(keys.set(seven, "Shift+3"), KeyChange::Done);
        // An assigned key has precedence over a second default key.
        assert_eq!(keys.set(Fewer, "="), KeyChange::Done);
        each_key_has_one_meaning(&keys);
    }

    #[test]
    fn no_key_has_two_meanings() {
        let mut keys = Keys::default();
        let wishes = ["h", "H", "Enter", "?", "w", "l", "Escape", "ArrowUp", "["];
        let all: Vec<Command> = Command::all().collect();
        for (turn, key) in wishes.into_iter().cycle().take(999).enumerate() {
            let it = all[turn * 7 % all.len()];
            let (before, game) = (keys.clone(), it.game().unwrap_or(GameId::Swoop));
            match keys.set(it, key) {
                KeyChange::Refused => assert_eq!(keys, before),
                _ => assert_eq!(command(&keys, key, game), Some(it)),
            }
            each_key_has_one_meaning(&keys);
        }
        keys.reset();
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn reserved_keys_are_refused() {
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
            "Shift+",
            "Shift+11",
        ];
        for key in needed {
            assert_eq!(keys.set(Log, key), KeyChange::Refused, "{key}");
        }
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn keys_stored_twice_still_have_one_meaning() {
        for kept in [
            r#"{"changed":{"Log":"x","Hide":"x","Rule":"l"}}"#,
            r#"{"changed":{"Ace":"l","Log":"a","Stack1":"Shift+2","RightReserve":"["}}"#,
        ] {
            let keys: Keys = serde_json::from_str(kept).expect("an object is always read");
            each_key_has_one_meaning(&keys);
        }
    }

    #[test]
    fn character_keys_can_be_switched_off() {
        let keys = Keys {
            characters: false,
            ..Keys::default()
        };
        for key in ["l", "д", "لا", "Dead", "7", "Shift+1"] {
            for code in ["KeyL", "Digit7", ""] {
                let code = code.into();
                let press = KeyPress { code, ..typed(key) };
                assert!(keys.commands(&press).is_empty(), "{press:?}");
                assert_eq!(keys.meaning(&press, GameId::Dealt), None, "{press:?}");
            }
        }
        assert_eq!(command(&keys, "Enter", GameId::Dealt), Some(Confirm));
    }
}
