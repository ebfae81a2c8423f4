//! What Swoop's cards are called in English.

use crate::games::swoop::Rank;
use crate::i18n::grammar::{Place, sentence};

/// Several cards, in words, because digits would run into the number before them: "kings", "sevens".
pub(in crate::i18n) fn ranks(rank: Rank, place: Place) -> String {
    let ranks = match rank {
        Rank::Ace => "aces",
        Rank::Two => "twos",
        Rank::Three => "threes",
        Rank::Four => "fours",
        Rank::Five => "fives",
        Rank::Six => "sixes",
        Rank::Seven => "sevens",
        Rank::Eight => "eights",
        Rank::Nine => "nines",
        Rank::Jack => "jacks",
        Rank::Queen => "queens",
        Rank::King => "kings",
        Rank::Ten => "tens",
        Rank::Joker => "jokers",
    };
    sentence(ranks, place)
}

/// A card without an article.
pub(super) fn card_name(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "ace",
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ten => "10",
        Rank::Joker => "joker",
    }
}
