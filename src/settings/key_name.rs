//! What keys are called on keyboards.

use super::command::Command;
use super::command_keys::Keys;
use super::key_meaning::Meaning;
use super::key_press::{KeyLayout, KeyPress, usual_place};
use crate::games::GameId;

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
    /// The key with this [name](KeyPress::names), or what is written on it.
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

impl Keys {
    /// What the key for a command is called on this keyboard: if no key types its character, by the one in its place.
    #[must_use]
    pub fn name<'a>(&'a self, command: Command, layout: &'a KeyLayout) -> KeyName<'a> {
        let key = self.key(command);
        self.name_by_place(command, layout)
            .filter(|_| !layout.types(&key.to_lowercase()))
            .unwrap_or_else(|| KeyName::of(key))
    }

    fn name_by_place<'a>(&'a self, command: Command, layout: &'a KeyLayout) -> Option<KeyName<'a>> {
        let key = self.key(command);
        let code = usual_place(key)?;
        let typed = layout.typed(&code)?;
        let does = |typed: &str, shift| {
            let (key, code) = (typed.into(), code.clone());
            let press = KeyPress { key, code, shift };
            let mut tables = GameId::ALL.into_iter().filter(|it| command.works_at(*it));
            tables.all(|game| {
                let meant = press.names().find_map(|name| self.means(&name, game));
                meant == Some(Meaning::Command(command))
            })
        };
        let digit = key.starts_with(|key: char| key.is_ascii_digit());
        let letter = key.starts_with(|key: char| key.is_ascii_alphabetic());
        // Where digits need Shift, or another script is typed, keys have both characters written on them.
        let both = digit || letter && !typed.chars().all(char::is_alphabetic);
        if does(typed, false) {
            (!both).then_some(KeyName::Typed(typed))
        } else {
            (digit && does(key, true)).then_some(KeyName::Shift(key))
        }
    }
}
