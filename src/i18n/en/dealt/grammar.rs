//! The grammar of Dealt! in English, as its text calls it: cards and combinations.

use crate::games::dealt::{Card, Combination, Play, Rank};
use crate::i18n::dealt::signs::{self, dashed};
use crate::i18n::en::grammar::listed;
use crate::i18n::grammar::{Place, sentence};

pub(in crate::i18n) use crate::i18n::dealt::signs::values;
pub(in crate::i18n) use crate::i18n::en::grammar::{all, name, or, ordinal, plural, semicolons};

/// "8", "X", "Stop": what is printed on a card.
pub(in crate::i18n) fn face(card: Card, _: Place) -> String {
    match card {
        Card::Number(value) => value.number().to_string(),
        Card::X => "X".into(),
        Card::Stop => "Stop".into(),
        Card::Redraw => "Redraw".into(),
    }
}

/// "8, X and Stop".
pub(in crate::i18n) fn faces(cards: &[Card], place: Place) -> String {
    listed(cards.iter().map(|&card| face(card, place)))
}

/// "an 8".
pub(in crate::i18n) fn a_card(card: Card, place: Place) -> String {
    let article = match card {
        Card::X => "an",
        Card::Number(value) if matches!(value.number(), 8 | 11) => "an",
        _ => "a",
    };
    sentence(&format!("{article} {}", face(card, place)), place)
}

/// "the 8".
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    sentence(&format!("the {}", face(card, place)), place)
}

/// "pair".
pub(in crate::i18n) fn rank(rank: Rank, place: Place) -> String {
    let name = match rank {
        Rank::Solo => "solo",
        Rank::TwoStraight => "2-straight",
        Rank::Pair => "pair",
        Rank::ThreeStraight => "3-straight",
        Rank::Trips => "trips",
    };
    sentence(name, place)
}

/// "solo 8", "2-straight 5-6", "pair of 8s".
pub(in crate::i18n) fn combination(it: Combination, place: Place) -> String {
    let (rank, numbers) = (rank(it.rank, place), numbers(it, place));
    match it.rank {
        Rank::Pair | Rank::Trips => format!("{rank} of {numbers}"),
        Rank::Solo | Rank::TwoStraight | Rank::ThreeStraight => format!("{rank} {numbers}"),
    }
}

/// With an article if it takes one: "a solo 8", "a pair of 8s", but "trips of 8s".
pub(in crate::i18n) fn a_combination(it: Combination, place: Place) -> String {
    match it.rank {
        Rank::Trips => combination(it, place),
        _ => sentence(&format!("a {}", combination(it, Place::Within)), place),
    }
}

/// "the pair of 8s".
pub(in crate::i18n) fn the_combination(it: Combination, place: Place) -> String {
    sentence(&format!("the {}", combination(it, Place::Within)), place)
}

/// The numbers only, without the kind: "8s", "5-6".
pub(in crate::i18n) fn numbers(it: Combination, _: Place) -> String {
    let high = it.high.number();
    match it.rank {
        Rank::Solo => high.to_string(),
        Rank::Pair | Rank::Trips => format!("{high}s"),
        Rank::TwoStraight | Rank::ThreeStraight => dashed(&it.values().unwrap_or_default()),
    }
}

/// "a pair of 3s (X as 3)": a combination, and which of its cards were X.
pub(in crate::i18n) fn a_play(play: &Play, place: Place) -> String {
    a_combination(play.combination, place) + &xs(play, place)
}

/// " (X as 3)": what the X of a play stand for, if it has any.
pub(in crate::i18n) fn xs(play: &Play, _: Place) -> String {
    signs::xs(play, "as")
}

/// "pair of 8s, solo 8".
pub(in crate::i18n) fn combinations(all: &[Combination], place: Place) -> String {
    let all: Vec<String> = all.iter().map(|&it| combination(it, place)).collect();
    all.join(", ")
}
