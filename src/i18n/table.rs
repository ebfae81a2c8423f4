//! Messages of the frame of a table: its tools, the hand-over, the log, the pause and the result.

use crate::i18n::{Language, text};

pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// What a link shows to its recipient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shares {
    /// The whole game.
    Game,
    /// The same deal, to be played afresh.
    Deal,
}

/// Tells a person what they may still do: a sentence, or some words such as "play a card".
#[must_use]
pub fn go_on(language: Language, name: Option<&Name>, asked: &str) -> String {
    let asked = asked.trim_end_matches('.');
    text(language, Msg::GoOn { name, asked })
}

/// Tells a person that it is their turn, and what they may do: a sentence, or some words such as "play a card".
#[must_use]
pub fn your_turn(language: Language, name: Option<&Name>, asked: Option<&str>) -> String {
    match asked {
        None => text(language, Msg::YourTurn(name)),
        Some(sentence) if sentence.ends_with('.') => {
            format!("{} {sentence}", text(language, Msg::YourTurn(name)))
        }
        Some(asked) => text(language, Msg::YourTurnTo { name, asked }),
    }
}
