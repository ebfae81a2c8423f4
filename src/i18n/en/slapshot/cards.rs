//! Names of cards in Slapshot, in English.

use crate::games::slapshot::{Card, Kind, Special};

/// What is printed on a card.
pub(super) fn face(card: Card) -> String {
    format!("{}{}", letter(card.kind), card.value)
}

/// The letter of a kind.
pub(super) fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Forward => "F",
        Kind::Defenseman => "D",
        Kind::Goalie => "G",
    }
}

/// A card's name, without an article.
pub(in crate::i18n::en) fn name(card: Card) -> String {
    let value = card.value;
    match card.special {
        Special::TinyTim => "Tiny Tim".into(),
        Special::Bruiser if card.kind == Kind::Defenseman => format!("bruiser {value}"),
        Special::Bruiser => format!("{} {value}, a bruiser", kind(card.kind, 1)),
        Special::Plain => format!("{} {value}", kind(card.kind, 1)),
    }
}

/// A card's name in the middle of a sentence.
pub(super) fn name_within(card: Card) -> String {
    match card.special {
        Special::Bruiser if card.kind != Kind::Defenseman => {
            format!("bruiser {} {}", kind(card.kind, 1), card.value)
        }
        _ => name(card),
    }
}

/// The word for this many players of a kind.
pub(super) fn kind(kind: Kind, how_many: usize) -> &'static str {
    match (kind, how_many) {
        (Kind::Forward, 1) => "forward",
        (Kind::Forward, _) => "forwards",
        (Kind::Defenseman, 1) => "defenseman",
        (Kind::Defenseman, _) => "defensemen",
        (Kind::Goalie, 1) => "goalie",
        (Kind::Goalie, _) => "goalies",
    }
}

/// A card's name with an article: "a forward 9", "Tiny Tim".
pub(super) fn a_card(card: Card) -> String {
    match card.special {
        Special::TinyTim => name(card),
        _ => format!("a {}", name_within(card)),
    }
}

/// "1 forward", "3 defensemen".
pub(super) fn so_many(number: usize, of: Kind) -> String {
    format!("{number} {}", kind(of, number))
}

/// What is special about a card.
pub(super) fn does(card: Card) -> String {
    let goalie = "Stops everyone except Tiny Tim. Scores only on a lower goalie.";
    let bruiser = "Injures whoever it meets, even when it loses.";
    match (card.kind, card.special) {
        (Kind::Goalie, Special::Bruiser) => format!("{goalie} {bruiser}"),
        (Kind::Goalie, _) => goalie.into(),
        (_, Special::Bruiser) => bruiser.into(),
        (_, Special::TinyTim) => "Always scores on a goalie.".into(),
        (_, Special::Plain) => String::new(),
    }
}
