//! The grammar of German, as the text of Stroop calls it.
//!
//! The cards are English, since the rules count the letters of their words. What they look like, and what they mean,
//! is said in German.

use crate::games::stroop::{Card, Color, Direction, Letters, Pattern, Size, Word};
use crate::i18n::grammar::{Place, joined};

pub(in crate::i18n) use crate::i18n::de::grammar::{all, all_dative, name, plural, verb, whose};
pub(in crate::i18n) use crate::i18n::en::stroop::grammar::{letters, says, word};

/// "Q, P und 5".
pub(in crate::i18n) fn keys(keys: &[&str], _: Place) -> String {
    let keys: Vec<String> = keys.iter().map(|&key| key.into()).collect();
    joined(&keys, "und")
}

/// A card within a line: "„blue“ (groß, hohl, rot)".
pub(in crate::i18n) fn card(card: Card, place: Place) -> String {
    let backward = match card.face().direction {
        Direction::Forward => "",
        Direction::Backward => ", rückwärts",
    };
    format!(
        "„{}“ ({}, {}, {}{backward})",
        says(card, place),
        size(card, place),
        pattern(card, place),
        color(card, place)
    )
}

/// The color in which it is printed.
pub(in crate::i18n) fn color(card: Card, place: Place) -> String {
    meaning(Word::Color(card.face().color), place)
}

/// The size in which it is printed.
pub(in crate::i18n) fn size(card: Card, place: Place) -> String {
    meaning(Word::Size(card.face().size), place)
}

/// The pattern in which it is printed.
pub(in crate::i18n) fn pattern(card: Card, place: Place) -> String {
    meaning(Word::Pattern(card.face().pattern), place)
}

/// What a word means.
pub(in crate::i18n) fn meaning(word: Word, _: Place) -> String {
    match word {
        Word::Color(Color::Blue) => "blau",
        Word::Color(Color::Red) => "rot",
        Word::Color(Color::Black) => "schwarz",
        Word::Color(Color::Yellow) => "gelb",
        Word::Size(Size::Big) => "groß",
        Word::Size(Size::Little) => "klein",
        Word::Pattern(Pattern::Hollow) => "hohl",
        Word::Pattern(Pattern::Solid) => "gefüllt",
        Word::Letters(Letters::Three) => "drei",
        Word::Letters(Letters::Four) => "vier",
        Word::Letters(Letters::Five) => "fünf",
        Word::Letters(Letters::Six) => "sechs",
        Word::Direction(Direction::Forward) => "vorwärts",
        Word::Direction(Direction::Backward) => "rückwärts",
    }
    .into()
}
