//! What Slapshot's cards are called in German.
//!
//! The words for kinds are masculine, and the same for one player and for several. A bruiser is a defenseman unless a
//! deck was typed in, and then a word of its own, which is neuter.

use crate::games::slapshot::{Card, Kind, Special};
use crate::i18n::grammar::Place;

/// The word for players of a kind: "Stürmer".
pub(in crate::i18n) fn kind(kind: Kind, _: Place) -> String {
    kind_word(kind).into()
}

/// A card without an article: "Stürmer 9", "Raubein 6", "Tiny Tim".
pub(in crate::i18n) fn card(card: Card, _: Place) -> String {
    let (of, value) = (kind_word(card.kind), card.value);
    match card.special {
        Special::TinyTim => "Tiny Tim".into(),
        Special::Bruiser if is_neuter(card) => format!("Raubein {value}"),
        Special::Bruiser => format!("Raubein-{of} {value}"),
        Special::Plain => format!("{of} {value}"),
    }
}

/// Whether the word for this card is "Raubein".
pub(super) fn is_neuter(card: Card) -> bool {
    card.special == Special::Bruiser && card.kind == Kind::Defenseman
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Forward => "Stürmer",
        Kind::Defenseman => "Verteidiger",
        Kind::Goalie => "Torhüter",
    }
}
