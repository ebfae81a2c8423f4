//! The rules page, in English. The rules themselves are with each game.

use super::words::list;
use crate::i18n::rules::{Footnote, Msg};

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Rule(clause) => format!("Rule {clause}"),
        Msg::Why => "Why?".into(),
        Msg::More => "More".into(),
        Msg::NoSuchRule(clause) => {
            format!("There's no rule \u{201c}{clause}\u{201d}. Here are all the rules.")
        }
        Msg::Contents => "Contents".into(),
        Msg::Legend => "How to read these rules".into(),
        Msg::Unmarked => {
            "Every rule has a fixed number, so you can point to it. Anything without a mark is what the rule book says, in our own words.".into()
        }
        Msg::Sign(mark) => sign(*mark).into(),
        Msg::Footnote(mark) => name(*mark).into(),
        Msg::Means(mark) => meaning(*mark).into(),
        Msg::Example => "Example".into(),
        Msg::Here => "In this edition".into(),
        Msg::Cards(cards) => list(cards.split_whitespace().map(String::from)),
    }
}

/// The signs that books use to annotate a word.
fn sign(mark: Footnote) -> &'static str {
    match mark {
        Footnote::Ruling => "\u{a7}",
        Footnote::Reconstructed => "\u{2021}",
        Footnote::Described => "\u{2020}",
        Footnote::Option => "\u{b1}",
    }
}

fn name(mark: Footnote) -> &'static str {
    match mark {
        Footnote::Ruling => "Our ruling",
        Footnote::Reconstructed => "Reconstructed",
        Footnote::Described => "As others describe it",
        Footnote::Option => "You choose",
    }
}

fn meaning(mark: Footnote) -> &'static str {
    match mark {
        Footnote::Ruling => {
            "The rule book doesn't say, or can be read two ways, and this is how we play it. Your own table may do it differently."
        }
        Footnote::Reconstructed => {
            "This was never published. We worked it out, and it may differ from the printed game."
        }
        Footnote::Described => {
            "This is missing from our copy of the rule book, but others who describe the game agree on it."
        }
        Footnote::Option => "You decide before the deal.",
    }
}
