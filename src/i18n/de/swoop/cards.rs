//! What Swoop's cards are called in German.

use crate::games::swoop::Rank;
use crate::i18n::de::numbers::several;
use crate::i18n::grammar::Place;

/// Several cards, in words, because digits would run into the number before them: "Könige", "Siebenen".
pub(in crate::i18n) fn ranks(rank: Rank, _: Place) -> String {
    match rank {
        Rank::Ace => "Asse",
        Rank::Jack => "Buben",
        Rank::Queen => "Damen",
        Rank::King => "Könige",
        Rank::Joker => "Joker",
        _ => several(number(rank)),
    }
    .into()
}

/// The gender of a card.
pub(super) enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// Numbers are feminine.
pub(super) fn gender(rank: Rank) -> Gender {
    match rank {
        Rank::Jack | Rank::King | Rank::Joker => Gender::Masculine,
        Rank::Ace => Gender::Neuter,
        _ => Gender::Feminine,
    }
}

/// A card without an article: who.
pub(super) fn card_name(rank: Rank) -> String {
    match rank {
        Rank::Ace => "Ass".into(),
        Rank::Jack => "Bube".into(),
        Rank::Queen => "Dame".into(),
        Rank::King => "König".into(),
        Rank::Joker => "Joker".into(),
        _ => number(rank).to_string(),
    }
}

/// A card without an article: whom.
pub(super) fn card_whom(rank: Rank) -> String {
    match rank {
        Rank::Jack => "Buben".into(),
        _ => card_name(rank),
    }
}

/// What is printed on a card with a number.
fn number(rank: Rank) -> u8 {
    rank.value().map_or(10, |place| place + 1)
}
