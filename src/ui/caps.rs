//! What stands on the keys of the blocks with which several play on one keyboard.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::use_settings::use_settings;
use super::words::say;
use crate::i18n::settings::Msg;
use crate::settings::{Block, Blocks, Press};
use crate::web::keyboard::{self, Layout};

/// The blocks as they are set, and the keyboard that is there.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Caps {
    /// Which key means what.
    pub blocks: Blocks,
    layout: Layout,
}

impl Caps {
    /// What stands on the key of a block that means this; nothing if no key of it does.
    #[must_use]
    pub fn of(&self, block: Block, press: Press) -> Option<AttrValue> {
        Some(self.name(self.blocks.code(block, press)?))
    }

    /// What stands on a key.
    #[must_use]
    pub fn name(&self, code: &str) -> AttrValue {
        let written = self.layout.iter().find(|(it, _)| it == code);
        let written = written
            .map(|(_, key)| key.trim())
            .filter(|key| !key.is_empty());
        say(Msg::Key(written.unwrap_or_else(|| usual(code))))
    }
}

/// What stands on a key on the keyboards that most people have.
fn usual(code: &str) -> &str {
    match code {
        "Semicolon" => ";",
        "Comma" => ",",
        "Period" => ".",
        "Slash" => "/",
        "Quote" => "'",
        "Minus" => "-",
        "Equal" => "=",
        "BracketLeft" => "[",
        "BracketRight" => "]",
        "Backslash" | "IntlBackslash" => "\\",
        "Backquote" => "`",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Backspace" => "⌫",
        "NumpadAdd" => "+",
        "NumpadSubtract" => "−",
        "NumpadMultiply" => "×",
        "NumpadDivide" => "÷",
        "NumpadDecimal" => ".",
        _ => ["Key", "Digit", "Numpad"]
            .into_iter()
            .find_map(|start| code.strip_prefix(start))
            .unwrap_or(code),
    }
}

/// The place on the keyboard of a key that goes down or up. Browsers on Android often tell none, but what it
/// writes.
#[must_use]
pub fn code(event: &KeyboardEvent) -> String {
    let code = event.code();
    if code.is_empty() {
        placed(event.key())
    } else {
        code
    }
}

/// Where a key that writes this is on the keyboards that most people have.
fn placed(key: String) -> String {
    let mut characters = key.chars();
    match (characters.next(), characters.next()) {
        (Some(it), None) if it.is_ascii_alphabetic() => format!("Key{}", it.to_ascii_uppercase()),
        (Some(it), None) if it.is_ascii_digit() => format!("Digit{it}"),
        (Some(' '), None) => "Space".into(),
        (Some(';'), None) => "Semicolon".into(),
        (Some(','), None) => "Comma".into(),
        (Some('.'), None) => "Period".into(),
        (Some('/'), None) => "Slash".into(),
        _ => key,
    }
}

/// What stands on the keys; as on most keyboards until the browser has told, if it ever does.
#[hook]
pub fn use_caps() -> Rc<Caps> {
    let blocks = use_settings().settings.blocks.clone();
    let layout = use_state_eq(Layout::new);
    use_effect_with((), {
        let layout = layout.setter();
        move |()| {
            spawn_local(async move {
                if let Some(told) = keyboard::layout().await {
                    layout.set(told);
                }
            });
        }
    });
    use_memo((blocks, (*layout).clone()), |(blocks, layout)| Caps {
        blocks: blocks.clone(),
        layout: layout.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_without_a_place_has_that_of_what_it_writes() {
        for (key, code) in [
            ("q", "KeyQ"),
            ("Q", "KeyQ"),
            ("7", "Digit7"),
            ("Enter", "Enter"),
            (" ", "Space"),
        ] {
            assert_eq!(placed(key.into()), code);
        }
    }

    #[test]
    fn caps_are_those_of_the_keyboard_that_is_there() {
        let mut caps = Caps::default();
        let first = |caps: &Caps| caps.of(Block::Left, Press::Cell(0));
        assert_eq!(first(&caps).as_deref(), Some("Q"));
        assert_eq!(caps.of(Block::Right, Press::Cell(9)).as_deref(), Some(";"));
        assert_eq!(caps.of(Block::Arrows, Press::Stop).as_deref(), Some("⌫"));
        assert_eq!(caps.of(Block::NumberPad, Press::Play).as_deref(), Some("5"));
        assert_eq!(
            caps.of(Block::NumberPad, Press::Stop).as_deref(),
            Some("Enter")
        );
        assert_eq!(caps.of(Block::Arrows, Press::Page), None);
        caps.layout = vec![
            ("KeyQ".into(), "a".into()),
            ("Semicolon".into(), "ö".into()),
        ];
        assert_eq!(first(&caps).as_deref(), Some("A"));
        assert_eq!(caps.of(Block::Right, Press::Cell(9)).as_deref(), Some("Ö"));
    }
}
