//! The grammar of English, as its text calls it.

use crate::games::swoop::Rank;
use crate::i18n::grammar::{Place, Plural};

pub(in crate::i18n) use crate::i18n::grammar::{cap, game, next};

use super::swoop;
use super::words::joined;

/// The plural category of a number.
pub(in crate::i18n) fn plural(number: u64) -> Plural {
    match number {
        1 => Plural::One,
        _ => Plural::Other,
    }
}

/// "aces", "8s".
pub(in crate::i18n) fn ranks(rank: Rank, _: Place) -> String {
    swoop::plural(rank).into()
}

/// Words separated by spaces, as a list.
pub(in crate::i18n) fn words(words: &str, _: Place) -> String {
    let words: Vec<String> = words.split_whitespace().map(String::from).collect();
    joined(&words, "and")
}
