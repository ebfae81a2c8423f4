//! The grammar of Sloop in English, as its text calls it: cards and sums.

use crate::games::sloop::{Card, Heap, Value};
use crate::i18n::en::grammar::listed;
use crate::i18n::grammar::capital as capitalized;
use crate::i18n::grammar::{Place, sentence};
use crate::i18n::sloop::sums;

pub(in crate::i18n) use crate::i18n::en::grammar::{
    all, and, commas, list, name, or, plural, possessive,
};
pub(in crate::i18n) use crate::i18n::sloop::sums::{addends, face, sum, sums};

/// "8", "supercharged 8", "wild".
pub(in crate::i18n) fn card(card: Card, place: Place) -> String {
    sentence(&card_name(card), place)
}

/// "an 8", "a supercharged 8".
pub(in crate::i18n) fn a_card(card: Card, place: Place) -> String {
    match card.value() {
        Some(value) if !card.is_supercharged() => a_number(value, place),
        _ => sentence(&format!("a {}", card_name(card)), place),
    }
}

/// "the 8".
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    sentence(&format!("the {}", card_name(card)), place)
}

/// "an 8", "an 11", "a 7".
pub(in crate::i18n) fn a_number(value: Value, place: Place) -> String {
    let article = match value.number() {
        8 | 11 => "an",
        _ => "a",
    };
    sentence(&format!("{article} {value}"), place)
}

/// "a 3, two 8s and a wild". Numbers are words, because digits would run into those on the cards.
pub(in crate::i18n) fn cards(cards: &[Card], place: Place) -> String {
    const WORDS: [&str; 10] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ];
    let heap: Heap = cards.iter().copied().collect();
    if heap.is_empty() {
        return sentence("no cards", place);
    }
    let all = listed(heap.kinds().map(|card| match heap.count(card) {
        1 => a_card(card, Place::Within),
        many => match WORDS.get(usize::from(many)) {
            Some(word) => format!("{word} {}s", card_name(card)),
            None => format!("{many} {}s", card_name(card)),
        },
    }));
    sentence(&all, place)
}

/// A sum for screen readers: "6+2", "supercharged 6+2", "wild (4)+4".
pub(in crate::i18n) fn spoken_sum(cards: &[Card], value: Value, _: Place) -> String {
    sums::spoken(cards, value, card_name)
}

/// "a, then b".
pub(in crate::i18n) fn then(steps: &[String], _: Place) -> String {
    steps.join(", then ")
}

/// Words that begin a sentence in the middle of a message.
pub(in crate::i18n) fn capital(words: &str, _: Place) -> String {
    capitalized(words)
}

/// A card without an article.
fn card_name(card: Card) -> String {
    match card.value() {
        None => "wild".into(),
        Some(value) if card.is_supercharged() => format!("supercharged {value}"),
        Some(value) => value.to_string(),
    }
}
