//! The grammar of Swoop in German, as its text calls it: cards and stacks.

use super::cards::{Gender, card_name, card_whom, gender};
use crate::games::swoop::{Counts, Rank, Row, Stacks};
use crate::i18n::grammar::{Place, joined, sentence};

pub(in crate::i18n) use super::cards::ranks;
pub(in crate::i18n) use crate::i18n::de::grammar::{
    accusative, commas, name, next, of, plural, semicolons, verb, whose,
};

/// One card: "König", "7".
pub(in crate::i18n) fn card(rank: Rank, _: Place) -> String {
    card_name(rank)
}

/// "ein König", "eine 8": who.
pub(in crate::i18n) fn a_card(rank: Rank, place: Place) -> String {
    let article = match gender(rank) {
        Gender::Masculine | Gender::Neuter => "ein",
        Gender::Feminine => "eine",
    };
    sentence(&format!("{article} {}", card_name(rank)), place)
}

/// "einen König", "eine 8": whom.
pub(in crate::i18n) fn a_card_whom(rank: Rank, place: Place) -> String {
    match gender(rank) {
        Gender::Masculine => sentence(&format!("einen {}", card_whom(rank)), place),
        Gender::Feminine | Gender::Neuter => a_card(rank, place),
    }
}

/// "der König", "die 8": who.
pub(in crate::i18n) fn the_card(rank: Rank, place: Place) -> String {
    let article = match gender(rank) {
        Gender::Masculine => "der",
        Gender::Feminine => "die",
        Gender::Neuter => "das",
    };
    sentence(&format!("{article} {}", card_name(rank)), place)
}

/// "den König", "die 8": whom.
pub(in crate::i18n) fn the_card_whom(rank: Rank, place: Place) -> String {
    match gender(rank) {
        Gender::Masculine => sentence(&format!("den {}", card_whom(rank)), place),
        Gender::Feminine | Gender::Neuter => the_card(rank, place),
    }
}

/// "ein König", "4 Siebenen": who.
pub(in crate::i18n) fn cards(rank: Rank, many: u8, place: Place) -> String {
    match many {
        1 => a_card(rank, place),
        _ => format!("{many} {}", ranks(rank, place)),
    }
}

/// "einen König", "4 Siebenen": whom.
pub(in crate::i18n) fn cards_whom(rank: Rank, many: u8, place: Place) -> String {
    match many {
        1 => a_card_whom(rank, place),
        _ => cards(rank, many, place),
    }
}

/// "2 Siebenen, ein König und ein Joker": who.
pub(in crate::i18n) fn counts(counts: &Counts, _: Place) -> String {
    each(counts, cards)
}

/// "2 Siebenen, einen König und einen Joker": whom.
pub(in crate::i18n) fn counts_whom(counts: &Counts, _: Place) -> String {
    each(counts, cards_whom)
}

fn each(counts: &Counts, said: fn(Rank, u8, Place) -> String) -> String {
    let each = counts.iter();
    let each: Vec<String> = each
        .map(|(rank, many)| said(rank, many, Place::Within))
        .collect();
    if each.is_empty() {
        "keine Karten".into()
    } else {
        joined(&each, "und")
    }
}

/// "König, 4, 4": face-up cards one by one.
pub(in crate::i18n) fn each_of_row(row: Row, _: Place) -> String {
    let cards: Vec<String> = row.cards().map(card_name).collect();
    cards.join(", ")
}

/// "König, 4 und 4": face-up cards as a list.
pub(in crate::i18n) fn row(row: Row, _: Place) -> String {
    let cards: Vec<String> = row.cards().map(card_name).collect();
    joined(&cards, "und")
}

/// "Päckchen 2", "Päckchen 1, 2 und 4".
pub(in crate::i18n) fn stacks(all: Stacks, _: Place) -> String {
    let numbers: Vec<String> = { all.iter() }
        .map(|stack| next(stack, Place::Within))
        .collect();
    format!("Päckchen {}", joined(&numbers, "und"))
}
