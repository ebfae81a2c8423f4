//! What Slapshot's cards are called in English.

use crate::games::slapshot::{Card, Kind, Special};
use crate::i18n::grammar::{Place, sentence};

/// The word for a player of a kind: "forward".
pub(in crate::i18n) fn kind(kind: Kind, place: Place) -> String {
    let word = match kind {
        Kind::Forward => "forward",
        Kind::Defenseman => "defenseman",
        Kind::Goalie => "goalie",
    };
    sentence(word, place)
}

/// A card by itself: "forward 9", "bruiser 6", "goalie 5, a bruiser", "Tiny Tim".
pub(in crate::i18n) fn card(card: Card, place: Place) -> String {
    if card.special == Special::Bruiser && card.kind != Kind::Defenseman {
        let of = kind(card.kind, place);
        format!("{of} {}, a bruiser", card.value)
    } else {
        player(card, place)
    }
}

/// The same within a sentence: "forward 9", "bruiser goalie 5".
pub(in crate::i18n) fn player(card: Card, place: Place) -> String {
    let of = kind(card.kind, Place::Within);
    let value = card.value;
    let player = match card.special {
        Special::TinyTim => "Tiny Tim".into(),
        Special::Bruiser if card.kind == Kind::Defenseman => format!("bruiser {value}"),
        Special::Bruiser => format!("bruiser {of} {value}"),
        Special::Plain => format!("{of} {value}"),
    };
    sentence(&player, place)
}
