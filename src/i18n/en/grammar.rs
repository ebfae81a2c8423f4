//! The grammar of English, as its text calls it.

use crate::games::slapshot;
use crate::i18n::grammar::{Place, Plural};
use crate::i18n::{Name, People};

pub(in crate::i18n) use crate::i18n::grammar::{cap, game, next, sentence, shown};

pub(in crate::i18n) use super::swoop::grammar::ranks;

use super::slapshot::card_name;
use super::words::{
    all_of, all_of_within, capital, joined, list as joined_list, possessive as whose,
    possessive_within, within,
};

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
    joined(&words, "and")
}

/// "You", "Ann"; within a sentence "you".
pub(in crate::i18n) fn name(name: &Name, place: Place) -> String {
    match place {
        Place::Opening => name.to_string(),
        Place::Within => within(name).into(),
    }
}

/// "Ann, Bo and Cy".
pub(in crate::i18n) fn list(names: &[Name], place: Place) -> String {
    joined_list(names.iter().enumerate().map(|(index, it)| match index {
        0 => name(it, place),
        _ => name(it, Place::Within),
    }))
}

/// "Ann's", "Your"; within a sentence "your".
pub(in crate::i18n) fn possessive(name: &Name, place: Place) -> String {
    match place {
        Place::Opening => whose(name),
        Place::Within => possessive_within(name),
    }
}

/// "Ann's", "Ann and Bo's"; "Your" for the reader alone.
pub(in crate::i18n) fn possessives(names: &[Name], place: Place) -> String {
    match names {
        [one] => whose(one),
        _ => format!("{}'s", list(names, place)),
    }
}

/// "You, Ann and Bo".
pub(in crate::i18n) fn all(people: People<'_>, place: Place) -> String {
    match place {
        Place::Opening => all_of(people.seats, people.names),
        Place::Within => all_of_within(people.seats, people.names),
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

/// "a, b and c".
pub(in crate::i18n) fn and(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "and"), place)
}

/// "a, b or c".
pub(in crate::i18n) fn or(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "or"), place)
}

/// A card of Slapshot without an article.
pub(in crate::i18n) fn slapshot_card(card: slapshot::Card, place: Place) -> String {
    match place {
        Place::Opening => capital(&card_name(card)),
        Place::Within => card_name(card),
    }
}
