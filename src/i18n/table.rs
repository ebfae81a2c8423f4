//! Messages of the frame of a table: its tools, the hand-over, the log, the pause and the result.

use crate::i18n::{Language, text};

pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::setup::Head;

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// What a link shows to its recipient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shares {
    /// The whole game.
    Game,
    /// The same deal, to be played afresh.
    Deal,
}

/// Who says why a decision is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// An adviser, to the player.
    Adviser,
    /// The player.
    Player,
}

/// What a bot says when it is asked why it did something; the reason is in its own words, such as "then my hand is empty".
#[must_use]
pub fn explanation(language: Language, name: &Name, why: Option<&str>) -> String {
    let msg = match why {
        Some(why) => Msg::ReasonTold { name, why },
        None => Msg::ReasonUntold(name),
    };
    text(language, msg)
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

/// What a player did, in words such as "play a solo 8", and then what would have been better, with a reason if there is
/// one.
#[must_use]
pub fn better(language: Language, did: &str, does: &str, why: Option<&str>) -> [String; 2] {
    let better = match why {
        Some(why) => Msg::BetterBecause { does, why },
        None => Msg::Better(does),
    };
    [text(language, Msg::Chose(did)), text(language, better)]
}

/// What a player is advised to do, in words such as "play a solo 8": with what is about as good, or else with a reason if
/// there is one.
#[must_use]
pub fn advice(language: Language, does: &str, other: Option<&str>, why: Option<&str>) -> String {
    let msg = match (other, why) {
        (Some(other), _) => Msg::AdviceEqual { does, other },
        (None, Some(why)) => Msg::AdviceBecause { does, why },
        (None, None) => Msg::Advice(does),
    };
    text(language, msg)
}
