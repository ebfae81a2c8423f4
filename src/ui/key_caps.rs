//! Key caps of the key blocks that let several people play on one keyboard.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::use_settings::use_settings;
use super::words::say;
use crate::i18n::key_names::Msg;
use crate::settings::{Block, Blocks, KeyLayout, KeyName, Press, usual_place, usually_typed};
use crate::web::keyboard;

/// The configured key blocks, and the layout of the actual keyboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Caps {
    /// Which key does what.
    pub blocks: Blocks,
    layout: KeyLayout,
}

impl Caps {
    /// The cap of the key in `block` that is assigned to `press`; `None` if there is none.
    #[must_use]
    pub fn of(&self, block: Block, press: Press) -> Option<AttrValue> {
        Some(self.name(self.blocks.code(block, press)?))
    }

    /// The cap of a key.
    #[must_use]
    pub fn name(&self, code: &str) -> AttrValue {
        let written = self.layout.typed(code);
        say(Msg::Key(KeyName::of(
            written.unwrap_or_else(|| usual(code)),
        )))
    }
}

/// The cap of a key on the most common keyboards.
fn usual(code: &str) -> &str {
    match code {
        "IntlBackslash" => "\\",
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
        _ => usually_typed(code)
            .or_else(|| code.strip_prefix("Numpad"))
            .unwrap_or(code),
    }
}

/// The physical key (`KeyboardEvent.code`) of a keyboard event. Browsers on Android often report none; it is then
/// derived from the character that the key types.
#[must_use]
pub fn code(event: &KeyboardEvent) -> String {
    let code = event.code();
    if code.is_empty() {
        placed(event.key())
    } else {
        code
    }
}

/// The code of the key that types this on the most common keyboards.
fn placed(key: String) -> String {
    match key.as_str() {
        " " => "Space".into(),
        typed => usual_place(typed).unwrap_or(key),
    }
}

/// Returns the layout of the keyboard: an empty one until the browser reports it, if it ever does.
#[hook]
pub fn use_key_layout() -> KeyLayout {
    let layout = use_state_eq(KeyLayout::default);
    use_effect_with((), {
        let layout = layout.setter();
        move |()| {
            spawn_local(async move {
                if let Some(found) = keyboard::layout().await {
                    layout.set(found);
                }
            });
        }
    });
    (*layout).clone()
}

/// Returns the key caps: those of the most common keyboards until the browser reports its layout, if it ever does.
#[hook]
pub fn use_caps() -> Rc<Caps> {
    let blocks = use_settings().settings.blocks.clone();
    let layout = use_key_layout();
    use_memo((blocks, layout), |(blocks, layout)| Caps {
        blocks: blocks.clone(),
        layout: layout.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_without_a_code_gets_the_one_of_what_it_types() {
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
    fn caps_follow_the_layout_of_the_keyboard() {
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
        assert_eq!(caps.of(Block::Arrows, Press::Keys), None);
        let written = [("KeyQ", "a"), ("Semicolon", "ö")];
        let written = written.map(|(code, key)| (code.into(), key.into()));
        caps.layout = written.into_iter().collect();
        assert_eq!(first(&caps).as_deref(), Some("A"));
        assert_eq!(caps.of(Block::Right, Press::Cell(9)).as_deref(), Some("Ö"));
    }
}
