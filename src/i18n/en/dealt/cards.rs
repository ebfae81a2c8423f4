//! Cards and combinations in English.

use crate::games::dealt::{Card, Combination, Play, Rank, Value};

/// What is printed on a card.
pub(super) fn face(card: Card) -> String {
    match card {
        Card::Number(value) => value.number().to_string(),
        Card::X => "X".into(),
        Card::Stop => "Stop".into(),
        Card::Redraw => "Redraw".into(),
    }
}

pub(super) fn the_card(card: Card) -> String {
    format!("the {}", face(card))
}

pub(super) fn a_card(card: Card) -> String {
    let article = match card {
        Card::X => "an",
        Card::Number(value) if matches!(value.number(), 8 | 11) => "an",
        _ => "a",
    };
    format!("{article} {}", face(card))
}

pub(super) fn rank_name(rank: Rank) -> &'static str {
    match rank {
        Rank::Solo => "solo",
        Rank::TwoStraight => "2-straight",
        Rank::Pair => "pair",
        Rank::ThreeStraight => "3-straight",
        Rank::Trips => "trips",
    }
}

/// "solo 8", "2-straight 5-6", "pair of 8s".
pub(super) fn name(combination: Combination) -> String {
    let rank = rank_name(combination.rank);
    let high = combination.high.number();
    match combination.rank {
        Rank::Solo => format!("{rank} {high}"),
        Rank::Pair | Rank::Trips => format!("{rank} of {high}s"),
        Rank::TwoStraight | Rank::ThreeStraight => {
            let values = combination.values().unwrap_or_default();
            format!("{rank} {}", dashed(&values))
        }
    }
}

/// The numbers only, without the kind: "8s", "5-6".
pub(super) fn numbers(combination: Combination) -> String {
    match combination.rank {
        Rank::Solo => combination.high.number().to_string(),
        Rank::Pair | Rank::Trips => format!("{}s", combination.high.number()),
        Rank::TwoStraight | Rank::ThreeStraight => {
            dashed(&combination.values().unwrap_or_default())
        }
    }
}

/// With an article if it takes one: "a solo 8", "a pair of 8s", but "trips of 8s".
pub(super) fn a_play(combination: Combination) -> String {
    match combination.rank {
        Rank::Trips => name(combination),
        _ => format!("a {}", name(combination)),
    }
}

pub(super) fn the_play(combination: Combination) -> String {
    format!("the {}", name(combination))
}

/// A combination, and which of its cards were X.
pub(super) fn play(play: &Play) -> String {
    a_play(play.combination) + &x_as(play)
}

/// " (X as 3)": what the X of a play stand for, if it has any.
pub(super) fn x_as(play: &Play) -> String {
    let named = play
        .cards
        .iter()
        .zip(&play.values)
        .filter(|(card, _)| **card == Card::X);
    let named: Vec<String> = named
        .map(|(_, value)| format!("X as {}", value.number()))
        .collect();
    if named.is_empty() {
        String::new()
    } else {
        format!(" ({})", named.join(", "))
    }
}

pub(super) fn dashed(values: &[Value]) -> String {
    let numbers: Vec<String> = values
        .iter()
        .map(|value| value.number().to_string())
        .collect();
    numbers.join("-")
}
