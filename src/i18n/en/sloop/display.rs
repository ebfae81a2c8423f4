//! The content of the display, in English.

use super::cards::{a_number, cards, name, plural};
use crate::games::sloop::{Card, Heap, Value};
use crate::i18n::en::words::{capital, count, possessive, within};
use crate::i18n::sloop::{Owner, Role};

/// "7 loose cards and 2 builds".
pub(super) fn holds(loose: u8, builds: u8) -> String {
    let (cards, piles) = (count(loose, "loose card"), count(builds, "build"));
    match (loose, builds) {
        (0, 0) => "The display is empty".into(),
        (_, 0) => cards,
        (0, _) => piles,
        _ => format!("{cards} and {piles}"),
    }
}

/// "Refilled to 6 cards".
pub(super) fn at_least(minimum: u8, supercharged: u8) -> String {
    format!("Refilled to {}", count(minimum + supercharged, "card"))
}

/// The reason for that number of cards.
pub(super) fn why_at_least(minimum: u8, supercharged: u8) -> String {
    let builds = "A build counts as one card.";
    match supercharged {
        0 => format!("The display is filled up to {minimum} cards after each turn. {builds}"),
        1 => format!(
            "The display is filled up to {minimum} cards after each turn, and one more for the loose supercharged card. {builds}"
        ),
        _ => format!(
            "The display is filled up to {minimum} cards after each turn, and one more for each of the {supercharged} loose supercharged cards. {builds}"
        ),
    }
}

/// "Bo's build of 9s: a 2 and a 7".
pub(super) fn build(number: Value, owner: Owner, heap: &Heap) -> String {
    let number = plural(number);
    let build = match owner {
        Owner::Yours => format!("Your build of {number}"),
        Owner::Player(name) => format!("{} build of {number}", possessive(name)),
        Owner::Nobody => format!("Lost build of {number}"),
    };
    format!("{build}: {}", cards(heap.iter()))
}

/// Who may do what with a build.
pub(super) fn build_rights(number: Value, owner: Owner) -> String {
    let card = a_number(number);
    match owner {
        Owner::Yours => format!("You can capture this with {card}. Anyone else needs a wild."),
        Owner::Player(name) => {
            let name = within(name);
            format!("Only {name} can capture this with {card}. Anyone else needs a wild.")
        }
        Owner::Nobody => format!(
            "This build was lost. Anyone can capture it with {card} or a wild, but nobody can add to it."
        ),
    }
}

/// A loose card, and its role in what is staged.
pub(super) fn loose(card: Card, is: Role) -> String {
    let what = match is {
        Role::Group([], value) if card.is_wild() => format!(", chosen as {}", value.number()),
        is => role(is),
    };
    format!("{}{what}", capital(&name(card)))
}

/// The role of a card or a build in what is staged.
pub(super) fn role(role: Role) -> String {
    match role {
        Role::Free => String::new(),
        Role::Fits => ", fits".into(),
        Role::Group([], _) => ", chosen".into(),
        Role::Group(others, value) => {
            let others = cards(others.iter().copied());
            format!(", chosen, makes {} with {others}", value.number())
        }
        Role::Over => ", chosen, left over".into(),
        Role::Bonus => ", chosen as the extra card".into(),
    }
}
