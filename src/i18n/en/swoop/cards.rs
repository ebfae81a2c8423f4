//! Cards, stacks and points in English.

use crate::games::swoop::{Counts, Rank, Stacks};
use crate::i18n::en::words::{count, list};

/// One card: "king", "7".
pub(super) fn name(rank: Rank) -> &'static str {
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

/// Several cards, in words, because digits would run into the number before them.
pub(in crate::i18n::en) fn plural(rank: Rank) -> &'static str {
    match rank {
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
    }
}

pub(super) fn a_card(rank: Rank) -> String {
    let article = match rank {
        Rank::Ace | Rank::Eight => "an",
        _ => "a",
    };
    format!("{article} {}", name(rank))
}

pub(super) fn the_card(rank: Rank) -> String {
    format!("the {}", name(rank))
}

/// "a king", "4 sevens", "no 7".
pub(super) fn cards(rank: Rank, many: u8) -> String {
    match many {
        0 => format!("no {}", name(rank)),
        1 => a_card(rank),
        _ => format!("{many} {}", plural(rank)),
    }
}

/// "2 sevens, a king and a joker".
pub(super) fn all(counts: &Counts) -> String {
    if counts.is_empty() {
        return "no cards".into();
    }
    list(counts.iter().map(|(rank, many)| cards(rank, many)))
}

/// "23 cards, 181 points".
pub(super) fn worth(cards: u16, points: u32) -> String {
    format!("{}, {}", count(cards, "card"), count(points, "point"))
}

/// "stack 2": counted from 1.
pub(super) fn stack(stack: u8) -> String {
    format!("stack {}", u16::from(stack) + 1)
}

/// "stack 2", "stacks 1, 2 and 4".
pub(super) fn stacks(all: Stacks) -> String {
    let noun = if all.count() == 1 { "stack" } else { "stacks" };
    let numbers = list(all.iter().map(|stack| (stack + 1).to_string()));
    format!("{noun} {numbers}")
}
