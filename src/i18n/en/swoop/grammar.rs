//! The grammar of Swoop: cards and stacks in English.

use super::cards::card_name;
use crate::games::swoop::{Counts, Rank, Row, Stacks};
use crate::i18n::en::grammar::listed;
use crate::i18n::grammar::{Place, sentence};

pub(in crate::i18n) use super::cards::ranks;
pub(in crate::i18n) use crate::i18n::en::grammar::{
    commas, name, next, plural, possessive, semicolons,
};

/// One card: "king", "7".
pub(in crate::i18n) fn card(rank: Rank, place: Place) -> String {
    sentence(card_name(rank), place)
}

/// "a king", "an 8".
pub(in crate::i18n) fn a_card(rank: Rank, place: Place) -> String {
    let article = match rank {
        Rank::Ace | Rank::Eight => "an",
        _ => "a",
    };
    sentence(&format!("{article} {}", card_name(rank)), place)
}

/// "the king".
pub(in crate::i18n) fn the_card(rank: Rank, place: Place) -> String {
    sentence(&format!("the {}", card_name(rank)), place)
}

/// "a king", "4 sevens", "no 7".
pub(in crate::i18n) fn cards(rank: Rank, many: u8, place: Place) -> String {
    match many {
        0 => sentence(&format!("no {}", card_name(rank)), place),
        1 => a_card(rank, place),
        _ => format!("{many} {}", ranks(rank, Place::Within)),
    }
}

/// "2 sevens, a king and a joker".
pub(in crate::i18n) fn counts(counts: &Counts, place: Place) -> String {
    if counts.is_empty() {
        return sentence("no cards", place);
    }
    let each = counts.iter();
    sentence(
        &listed(each.map(|(rank, many)| cards(rank, many, Place::Within))),
        place,
    )
}

/// "king, 4, 4": face-up cards one by one.
pub(in crate::i18n) fn each_of_row(row: Row, place: Place) -> String {
    let cards: Vec<&str> = row.cards().map(card_name).collect();
    sentence(&cards.join(", "), place)
}

/// "king, 4 and 4": face-up cards as a list.
pub(in crate::i18n) fn row(row: Row, place: Place) -> String {
    sentence(&listed(row.cards().map(|it| card_name(it).into())), place)
}

/// "stack 2", "stacks 1, 2 and 4".
pub(in crate::i18n) fn stacks(all: Stacks, place: Place) -> String {
    let noun = if all.count() == 1 { "stack" } else { "stacks" };
    let numbers = listed(all.iter().map(|stack| next(stack, Place::Within)));
    sentence(&format!("{noun} {numbers}"), place)
}
