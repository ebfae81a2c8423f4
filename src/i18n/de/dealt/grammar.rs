//! The grammar of Dealt! in German, as its text calls it: cards and combinations.

use crate::games::dealt::{Card, Combination, Play, Rank};
use crate::i18n::de::numbers::several;
use crate::i18n::dealt::signs::{self, dashed};
use crate::i18n::grammar::{Place, joined, sentence};

pub(in crate::i18n) use crate::i18n::de::grammar::{
    all, all_verb, name, or, ordinal, plural, semicolons, verb, whose,
};
pub(in crate::i18n) use crate::i18n::dealt::signs::values;

/// What is printed on a card: "8", "X", "Stopp", "Nachziehen". The longer words would not fit there.
pub(in crate::i18n) fn print(card: Card, place: Place) -> String {
    match card {
        Card::Number(_) | Card::X => face(card, place),
        Card::Stop => "Stopp".into(),
        Card::Redraw => "Nachziehen".into(),
    }
}

/// A card without an article: "8", "X", "Stoppkarte".
pub(in crate::i18n) fn face(card: Card, _: Place) -> String {
    match card {
        Card::Number(value) => value.number().to_string(),
        Card::X => "X".into(),
        Card::Stop => "Stoppkarte".into(),
        Card::Redraw => "Nachziehkarte".into(),
    }
}

/// "8, X und Stoppkarte".
pub(in crate::i18n) fn faces(cards: &[Card], place: Place) -> String {
    let faces: Vec<String> = cards.iter().map(|&card| face(card, place)).collect();
    joined(&faces, "und")
}

/// "eine 8", "ein X": who or whom.
pub(in crate::i18n) fn a_card(card: Card, place: Place) -> String {
    let article = if card == Card::X { "ein" } else { "eine" };
    sentence(&format!("{article} {}", face(card, place)), place)
}

/// "die 8", "das X": who or whom.
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    let article = if card == Card::X { "das" } else { "die" };
    sentence(&format!("{article} {}", face(card, place)), place)
}

/// "Paar".
pub(in crate::i18n) fn rank(rank: Rank, _: Place) -> String {
    match rank {
        Rank::Solo => "Solo",
        Rank::TwoStraight => "2er-Straße",
        Rank::Pair => "Paar",
        Rank::ThreeStraight => "3er-Straße",
        Rank::Trips => "Drilling",
    }
    .into()
}

/// "Solo 8", "2er-Straße 5-6", "Paar Achten".
pub(in crate::i18n) fn combination(it: Combination, place: Place) -> String {
    let cards = match it.rank {
        Rank::Pair | Rank::Trips => several(it.high.number()).into(),
        Rank::Solo | Rank::TwoStraight | Rank::ThreeStraight => numbers(it, place),
    };
    format!("{} {cards}", rank(it.rank, place))
}

/// "ein Paar Achten", "ein Drilling Achten": who.
pub(in crate::i18n) fn a_combination(it: Combination, place: Place) -> String {
    let article = match it.rank {
        Rank::Solo | Rank::Pair | Rank::Trips => "ein",
        Rank::TwoStraight | Rank::ThreeStraight => "eine",
    };
    sentence(&format!("{article} {}", combination(it, place)), place)
}

/// "das Paar Achten", "den Drilling Achten": whom.
pub(in crate::i18n) fn the_combination(it: Combination, place: Place) -> String {
    let article = match it.rank {
        Rank::Solo | Rank::Pair => "das",
        Rank::TwoStraight | Rank::ThreeStraight => "die",
        Rank::Trips => "den",
    };
    sentence(&format!("{article} {}", combination(it, place)), place)
}

/// The numbers only, next to the kind: "8", "5-6".
pub(in crate::i18n) fn numbers(it: Combination, _: Place) -> String {
    match it.rank {
        Rank::Solo | Rank::Pair | Rank::Trips => it.high.number().to_string(),
        Rank::TwoStraight | Rank::ThreeStraight => dashed(&it.values().unwrap_or_default()),
    }
}

/// "ein Paar Dreien (X als 3)", "einen Drilling Dreien": whom, and which of its cards were X.
pub(in crate::i18n) fn a_play(play: &Play, place: Place) -> String {
    let article = match play.combination.rank {
        Rank::Solo | Rank::Pair => "ein",
        Rank::TwoStraight | Rank::ThreeStraight => "eine",
        Rank::Trips => "einen",
    };
    let cards = combination(play.combination, place) + &xs(play, place);
    sentence(&format!("{article} {cards}"), place)
}

/// " (X als 3)": what the X of a play stand for, if it has any.
pub(in crate::i18n) fn xs(play: &Play, _: Place) -> String {
    signs::xs(play, "als")
}

/// "Paar Achten, Solo 8".
pub(in crate::i18n) fn combinations(all: &[Combination], place: Place) -> String {
    let all: Vec<String> = all.iter().map(|&it| combination(it, place)).collect();
    all.join(", ")
}
