//! What the grammars of all languages share.
//!
//! The functions of a language's grammar are called by its text, as in `{ LIST($names) }`, which is `list(names,
//! place)`; see `docs/translating.md`.

use crate::games::GameId;
use crate::i18n::Name;

/// Where words stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::i18n) enum Place {
    /// At the beginning of a sentence.
    Opening,
    /// Within a sentence.
    Within,
}

/// The plural categories of Unicode, of which each language uses some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "each language has some of them")]
pub(in crate::i18n) enum Plural {
    /// None, where a language says that in another way.
    Zero,
    /// Singular.
    One,
    /// Two, where that is a number of its own.
    Two,
    /// Some, as in Polish.
    Few,
    /// Many, as in Polish.
    Many,
    /// All other numbers.
    Other,
}

/// The name of a game, which no language translates.
pub(in crate::i18n) fn game(game: GameId, _: Place) -> String {
    match game {
        GameId::Sloop => "Sloop",
        GameId::Dealt => "Dealt!",
        GameId::Swoop => "Swoop",
        GameId::Stroop => "Stroop",
        GameId::Slapshot => "Slapshot",
    }
    .into()
}

/// Counts from 1 what is counted from 0.
pub(in crate::i18n) fn next(index: u8, _: Place) -> String {
    (u16::from(index) + 1).to_string()
}

/// A key by what is written on it: a letter is large if there is one such letter, unlike SS for ß.
pub(in crate::i18n) fn cap(typed: &str, _: Place) -> String {
    let large = typed.to_uppercase();
    match (typed.chars().count(), large.chars().count()) {
        (1, 1) => large,
        _ => typed.into(),
    }
}

/// A name by itself, as on a plate.
pub(in crate::i18n) fn shown(name: &Name, _: Place) -> String {
    name.to_string()
}

/// Words that a game provides, with a capital where they begin a sentence.
pub(in crate::i18n) fn sentence(words: &str, place: Place) -> String {
    match place {
        Place::Opening => capital(words),
        Place::Within => words.into(),
    }
}

/// What somebody says: words as a sentence of their own.
pub(in crate::i18n) fn spoken(words: &str, _: Place) -> String {
    capital(words) + "."
}

/// The same words with a capital.
pub(in crate::i18n) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        [large(first)].into_iter().chain(letters).collect()
    })
}

/// A letter of a word of ours as a capital. Home would otherwise need the tables of all scripts.
fn large(letter: char) -> char {
    match letter {
        'a'..='z' => letter.to_ascii_uppercase(),
        // Latin-1, where a capital is 32 places before its letter.
        'à'..='þ' if letter != '÷' => char::from((letter as u8) - 0x20),
        _ => letter,
    }
}

/// Phrases, with commas between them.
pub(in crate::i18n) fn commas(phrases: &[String], _: Place) -> String {
    phrases.join(", ")
}

/// Phrases that contain commas, with semicolons between them.
pub(in crate::i18n) fn semicolons(phrases: &[String], _: Place) -> String {
    phrases.join("; ")
}

/// "a, b and c", with the word that stands before the last.
pub(in crate::i18n) fn joined(items: &[String], word: &str) -> String {
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
        None => String::new(),
    }
}
