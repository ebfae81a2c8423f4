//! What presses of keys are called, on whatever keyboard.

use std::collections::BTreeMap;

/// What the most common keyboards type with the keys of neither letters nor digits, without and with Shift.
const SIGNS: [(&str, &str, &str); 11] = [
    ("Backquote", "`", "~"),
    ("Minus", "-", "_"),
    ("Equal", "=", "+"),
    ("BracketLeft", "[", "{"),
    ("BracketRight", "]", "}"),
    ("Backslash", "\\", "|"),
    ("Semicolon", ";", ":"),
    ("Quote", "'", "\""),
    ("Comma", ",", "<"),
    ("Period", ".", ">"),
    ("Slash", "/", "?"),
];

/// What the most common keyboards type without Shift with the key in this place (`KeyboardEvent.code`), letters being
/// large; `None` for a key that is not among their letters, digits and signs.
#[must_use]
pub fn usually_typed(code: &str) -> Option<&str> {
    let sign = SIGNS.iter().find(|(it, ..)| *it == code);
    sign.map(|(_, sign, _)| *sign)
        .or_else(|| after("Digit", code, char::is_ascii_digit))
        .or_else(|| after("Key", code, char::is_ascii_uppercase))
}

/// The place of the key that types this without Shift on the most common keyboards.
#[must_use]
pub fn usual_place(typed: &str) -> Option<String> {
    let sign = SIGNS.iter().find(|(_, sign, _)| *sign == typed);
    let one = one(typed);
    match sign {
        Some((code, ..)) => Some((*code).into()),
        None if one?.is_ascii_digit() => Some(format!("Digit{typed}")),
        None if one?.is_ascii_alphabetic() => Some(format!("Key{}", typed.to_ascii_uppercase())),
        None => None,
    }
}

/// The only character after this, if it is such a one.
fn after<'a>(start: &str, code: &'a str, such: fn(&char) -> bool) -> Option<&'a str> {
    let rest = code.strip_prefix(start)?;
    one(rest).filter(such).map(|_| rest)
}

/// The character of a text that is a single one.
fn one(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// A press of a key, as browsers report it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// What it types, or what the key is called (`KeyboardEvent.key`).
    pub key: String,
    /// Where the key is (`KeyboardEvent.code`); empty if that does not count, or if the browser does not say.
    pub code: String,
    /// Whether Shift is held.
    pub shift: bool,
}

impl KeyPress {
    /// Its names: what it means is decided by the first that means something. First comes a digit of the top row with
    /// Shift, such as `Shift+1`, then what the press types, and last what it would type on the most common keyboards.
    pub fn names(&self) -> impl Iterator<Item = String> + use<> {
        let digit = after("Digit", &self.code, char::is_ascii_digit).filter(|_| self.shift);
        let shifted = digit.map(|digit| format!("Shift+{digit}"));
        let by_place = self.by_place().map(String::from);
        shifted
            .into_iter()
            .chain([self.key.clone()])
            .chain(by_place)
    }

    /// What it would type on the most common keyboards, unless it types a letter of the same alphabet here. Digits with
    /// Shift have a name of their own.
    fn by_place(&self) -> Option<&str> {
        let typed = one(&self.key);
        // Keys that wait for another one, or are kept by an input method, are in their place, too.
        let writes = match self.key.as_str() {
            "Dead" | "Process" | "Unidentified" => true,
            key => typed.is_some() || !key.is_ascii(),
        };
        let sign = SIGNS.iter().find(|(it, ..)| *it == self.code);
        let name = match sign {
            Some((_, _, shifted)) if self.shift => Some(*shifted),
            Some((_, sign, _)) => Some(*sign),
            None => usually_typed(&self.code),
        };
        name.filter(|name| match one(name) {
            Some('0'..='9') => !self.shift,
            Some('A'..='Z') => !typed.is_some_and(is_latin),
            _ => !typed.is_some_and(|typed| typed.is_ascii_alphabetic()),
        })
        .filter(|_| writes)
    }
}

/// Whether this is a letter of the Latin alphabet, with or without an accent.
fn is_latin(letter: char) -> bool {
    let accented = matches!(letter, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    letter.is_ascii_alphabetic() || accented && letter.is_alphabetic()
}

/// What the keys of the actual keyboard type without Shift, by their place; empty if the browser does not say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyLayout(BTreeMap<String, String>);

impl FromIterator<(String, String)> for KeyLayout {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(keys: I) -> Self {
        Self(keys.into_iter().collect())
    }
}

impl KeyLayout {
    /// What the key in this place types, if anything.
    #[must_use]
    pub fn typed(&self, code: &str) -> Option<&str> {
        let typed = self.0.get(code)?.trim();
        Some(typed).filter(|typed| !typed.is_empty())
    }

    /// Whether a key types this.
    pub(super) fn types(&self, key: &str) -> bool {
        self.0.values().any(|typed| typed == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(key: &str, code: &str, shift: bool) -> Vec<String> {
        let [key, code] = [key, code].map(String::from);
        KeyPress { key, code, shift }.names().collect()
    }

    #[test]
    fn a_press_is_called_by_what_it_types_and_else_by_its_place() {
        for (key, code, shift, all) in [
            ("l", "KeyL", false, &["l"][..]),
            ("д", "KeyL", false, &["д", "L"]),
            ("Д", "KeyL", true, &["Д", "L"]),
            ("لا", "KeyB", false, &["لا", "B"]),
            ("Dead", "KeyY", false, &["Dead", "Y"]),
            ("Process", "KeyQ", false, &["Process", "Q"]),
            (";", "KeyQ", false, &[";", "Q"]),
            ("é", "KeyW", false, &["é"]),
            ("a", "KeyQ", false, &["a"]),
            ("é", "Digit2", false, &["é", "2"]),
            ("٢", "Digit2", false, &["٢", "2"]),
            ("2", "Digit2", true, &["Shift+2", "2"]),
            ("*", "Digit8", true, &["Shift+8", "*"]),
            ("2", "Numpad2", false, &["2"]),
            ("ArrowDown", "Numpad2", false, &["ArrowDown"]),
            ("ü", "BracketLeft", false, &["ü", "["]),
            ("$", "BracketRight", false, &["$", "]"]),
            ("؟", "Slash", true, &["؟", "?"]),
            ("s", "Semicolon", false, &["s"]),
            ("[", "", false, &["["]),
            ("Backspace", "KeyX", false, &["Backspace"]),
            ("Enter", "Enter", false, &["Enter"]),
            ("", "", false, &[""]),
        ] {
            let mut called = names(key, code, shift);
            // By its place it is called the same again.
            called.dedup_by(|one, other| one.eq_ignore_ascii_case(other));
            assert_eq!(called, all, "{key} at {code}");
        }
    }

    #[test]
    fn places_and_what_is_typed_there_belong_together() {
        for code in ["KeyQ", "Digit7", "Semicolon", "Slash", "Backquote"] {
            let typed = usually_typed(code).expect("one of them");
            assert_eq!(usual_place(typed).as_deref(), Some(code));
        }
        assert_eq!(usual_place("q"), usual_place("Q"));
        for other in ["Numpad7", "Enter", "Key", "Digit10", "KeyÄ", ""] {
            assert_eq!(usually_typed(other), None);
        }
        for other in ["?", "é", "Enter", ""] {
            assert_eq!(usual_place(other), None);
        }
    }
}
