//! The grammar of English, as the text of Stroop calls it, and the words of its cards.

use crate::games::stroop::{Card, Color, Direction, Letters, Pattern, Size, Word};
use crate::i18n::grammar::{Place, joined};

pub(in crate::i18n) use crate::i18n::en::grammar::{all, name, plural, possessive};

/// "Q, P and 5".
pub(in crate::i18n) fn keys(keys: &[&str], _: Place) -> String {
    let keys: Vec<String> = keys.iter().map(|&key| key.into()).collect();
    joined(&keys, "and")
}

/// A card within a line: "“blue” (big, hollow, red)".
pub(in crate::i18n) fn card(card: Card, place: Place) -> String {
    let backward = match card.face().direction {
        Direction::Forward => "",
        Direction::Backward => ", backward",
    };
    format!(
        "\u{201c}{}\u{201d} ({}, {}, {}{backward})",
        says(card, place),
        size(card, place),
        pattern(card, place),
        color(card, place)
    )
}

/// The word that a card says.
pub(in crate::i18n) fn says(card: Card, place: Place) -> String {
    word(card.face().word, place)
}

/// The number of letters of that word.
pub(in crate::i18n) fn letters(card: Card, place: Place) -> String {
    says(card, place).chars().count().to_string()
}

/// The color in which it is printed.
pub(in crate::i18n) fn color(card: Card, _: Place) -> String {
    color_word(card.face().color).into()
}

/// The size in which it is printed.
pub(in crate::i18n) fn size(card: Card, _: Place) -> String {
    size_word(card.face().size).into()
}

/// The pattern in which it is printed.
pub(in crate::i18n) fn pattern(card: Card, _: Place) -> String {
    pattern_word(card.face().pattern).into()
}

/// A word by itself.
pub(in crate::i18n) fn word(word: Word, _: Place) -> String {
    match word {
        Word::Color(it) => color_word(it),
        Word::Size(it) => size_word(it),
        Word::Pattern(it) => pattern_word(it),
        Word::Letters(it) => letters_word(it),
        Word::Direction(it) => direction_word(it),
    }
    .into()
}

fn color_word(color: Color) -> &'static str {
    match color {
        Color::Blue => "blue",
        Color::Red => "red",
        Color::Black => "black",
        Color::Yellow => "yellow",
    }
}

fn size_word(size: Size) -> &'static str {
    match size {
        Size::Big => "big",
        Size::Little => "little",
    }
}

fn pattern_word(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Hollow => "hollow",
        Pattern::Solid => "solid",
    }
}

fn letters_word(letters: Letters) -> &'static str {
    match letters {
        Letters::Three => "three",
        Letters::Four => "four",
        Letters::Five => "five",
        Letters::Six => "six",
    }
}

fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Backward => "backward",
    }
}
