//! The grammar of Slapshot in English, as its text calls it: kinds and cards.

use crate::games::slapshot::{Card, Kind, Special};
use crate::i18n::en::grammar::listed;
use crate::i18n::grammar::{Place, sentence};

pub(in crate::i18n) use crate::i18n::en::grammar::{name, or, ordinal, plural, possessive};

/// The word for a player of a kind: "forward".
pub(in crate::i18n) fn kind(kind: Kind, place: Place) -> String {
    let word = match kind {
        Kind::Forward => "forward",
        Kind::Defenseman => "defenseman",
        Kind::Goalie => "goalie",
    };
    sentence(word, place)
}

/// The word for several of them: "forwards".
pub(in crate::i18n) fn kinds(kind: Kind, place: Place) -> String {
    let word = match kind {
        Kind::Forward => "forwards",
        Kind::Defenseman => "defensemen",
        Kind::Goalie => "goalies",
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

/// "a forward 9", "Tiny Tim".
pub(in crate::i18n) fn a_card(card: Card, place: Place) -> String {
    with_article("a", card, place)
}

/// "the forward 9", "Tiny Tim".
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    with_article("the", card, place)
}

fn with_article(article: &str, card: Card, place: Place) -> String {
    match card.special {
        Special::TinyTim => player(card, place),
        _ => sentence(&format!("{article} {}", player(card, Place::Within)), place),
    }
}

/// "forward 9, bruiser 6 and Tiny Tim".
pub(in crate::i18n) fn cards(cards: &[Card], place: Place) -> String {
    let each = cards.iter().map(|&it| card(it, Place::Within));
    sentence(&listed(each), place)
}
