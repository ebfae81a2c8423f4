//! The grammar of German, as its text calls it.
//!
//! The reader is "du". A person's name never takes an article, so what belongs to people is said as "Anns Karten" or
//! "der Bau von Ann".

use crate::i18n::grammar::{Place, Plural, joined};
use crate::i18n::{Name, People};

pub(in crate::i18n) use crate::i18n::grammar::{cap, game, next, sentence, shown};

/// The plural category of a number.
pub(in crate::i18n) fn plural(number: u64) -> Plural {
    match number {
        1 => Plural::One,
        _ => Plural::Other,
    }
}

/// Words separated by spaces, as a list.
pub(in crate::i18n) fn words(words: &str, _: Place) -> String {
    let words: Vec<String> = words.split_whitespace().map(String::from).collect();
    joined(&words, "und")
}

/// A person, or the word by which a sentence calls the reader.
fn called(name: &Name, you: &str, place: Place) -> String {
    match name {
        Name::You(_) => sentence(you, place),
        Name::Named(name) => name.clone(),
    }
}

/// Who does something: "Ann", "du".
pub(in crate::i18n) fn name(name: &Name, place: Place) -> String {
    called(name, "du", place)
}

/// To whom: "Ann", "dir".
pub(in crate::i18n) fn dative(name: &Name, place: Place) -> String {
    called(name, "dir", place)
}

/// Whom: "Ann", "dich".
pub(in crate::i18n) fn accusative(name: &Name, place: Place) -> String {
    called(name, "dich", place)
}

/// "von Ann", "von dir".
pub(in crate::i18n) fn of(name: &Name, place: Place) -> String {
    sentence(&format!("von {}", dative(name, Place::Within)), place)
}

/// The form of a verb, or whatever else differs, after a name: "legst" for the reader, "legt" for others.
pub(in crate::i18n) fn verb(name: &Name, you: &str, other: &str, _: Place) -> String {
    if name.is_you() { you } else { other }.into()
}

/// Whose, before a noun: "Anns", "Max’"; for the reader "dein" with the ending that the noun asks for, as in
/// "deine Karten", "deinen Stapel".
pub(in crate::i18n) fn whose(name: &Name, ending: &str, place: Place) -> String {
    match name {
        Name::You(_) => sentence(&format!("dein{ending}"), place),
        Name::Named(name) => genitive(name),
    }
}

/// A name that ends in a sound like "s" takes an apostrophe instead of another one.
fn genitive(name: &str) -> String {
    let lower = name.to_lowercase();
    if ["s", "ß", "x", "z", "ce"]
        .iter()
        .any(|it| lower.ends_with(it))
    {
        format!("{name}’")
    } else {
        format!("{name}s")
    }
}

/// "Ann, Bo und Cy".
pub(in crate::i18n) fn list(names: &[Name], place: Place) -> String {
    in_order(names, name, place)
}

/// To whom: "Ann, dir und Cy".
pub(in crate::i18n) fn list_dative(names: &[Name], place: Place) -> String {
    in_order(names, dative, place)
}

/// The first of them stands where the list does.
fn in_order(names: &[Name], said: fn(&Name, Place) -> String, place: Place) -> String {
    let names: Vec<String> = { names.iter().enumerate() }
        .map(|(index, it)| said(it, if index == 0 { place } else { Place::Within }))
        .collect();
    joined(&names, "und")
}

/// "du, Ann und Bo": the reader comes first.
pub(in crate::i18n) fn all(people: People<'_>, place: Place) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    list(&names, place)
}

/// To whom: "dir, Ann und Bo".
pub(in crate::i18n) fn all_dative(people: People<'_>, place: Place) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    list_dative(&names, place)
}

/// The form of a verb after some people, of whom the reader may be one: "gewinnst" for the reader alone, "gewinnt"
/// for one person, and for the reader with others, "gewinnen" for several others.
pub(in crate::i18n) fn verbs(
    names: &[Name],
    you: &str,
    one: &str,
    many: &str,
    you_and: &str,
    _: Place,
) -> String {
    let with_you = names.iter().any(Name::is_you);
    match (names.len(), with_you) {
        (0 | 1, true) => you,
        (0 | 1, false) => one,
        (_, true) => you_and,
        (_, false) => many,
    }
    .into()
}

/// The same for the people at some seats.
pub(in crate::i18n) fn all_verb(
    people: People<'_>,
    you: &str,
    one: &str,
    many: &str,
    you_and: &str,
    place: Place,
) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    verbs(&names, you, one, many, you_and, place)
}

/// Phrases, with commas between them.
pub(in crate::i18n) fn commas(phrases: &[String], _: Place) -> String {
    phrases.join(", ")
}

/// Phrases that contain commas, with semicolons between them.
pub(in crate::i18n) fn semicolons(phrases: &[String], _: Place) -> String {
    phrases.join("; ")
}

/// "a, b und c".
pub(in crate::i18n) fn and(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "und"), place)
}

/// "a, b oder c".
pub(in crate::i18n) fn or(ways: &[String], place: Place) -> String {
    sentence(&joined(ways, "oder"), place)
}

/// "5.", as in "der 5. Stich".
pub(in crate::i18n) fn ordinal(number: u8, _: Place) -> String {
    format!("{number}.")
}

/// Several cards of one number, as card players call them: "Achten".
pub(super) fn several(number: u8) -> &'static str {
    match number {
        1 => "Einsen",
        2 => "Zweien",
        3 => "Dreien",
        4 => "Vieren",
        5 => "Fünfen",
        6 => "Sechsen",
        7 => "Siebenen",
        8 => "Achten",
        9 => "Neunen",
        10 => "Zehnen",
        11 => "Elfen",
        _ => "Zwölfen",
    }
}
