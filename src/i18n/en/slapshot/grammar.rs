//! The grammar of Slapshot in English, as its text calls it: kinds and cards.

use crate::games::slapshot::{Card, Kind, Special};
use crate::i18n::en::grammar::listed;
use crate::i18n::grammar::{Place, sentence};

pub(in crate::i18n) use super::cards::{card, kind, player};
pub(in crate::i18n) use crate::i18n::en::grammar::{name, or, ordinal, plural, possessive};

/// The word for several players of a kind: "forwards".
pub(in crate::i18n) fn kinds(kind: Kind, place: Place) -> String {
    let word = match kind {
        Kind::Forward => "forwards",
        Kind::Defenseman => "defensemen",
        Kind::Goalie => "goalies",
    };
    sentence(word, place)
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
