//! The grammar of Sloop in German, as its text calls it: cards and sums. Numbers are feminine, as in "die 8".

use crate::games::sloop::{Card, Heap, Value};
use crate::i18n::de::numbers::several;
use crate::i18n::grammar::{Place, joined, sentence};
use crate::i18n::sloop::sums;

pub(in crate::i18n) use crate::i18n::de::grammar::{
    all, all_verb, and, commas, dative, list_dative, name, of, or, plural, verb, whose,
};
pub(in crate::i18n) use crate::i18n::sloop::sums::{addends, face, sum, sums};

/// "8", "Turbo-8", "Joker".
pub(in crate::i18n) fn card(card: Card, _: Place) -> String {
    card_name(card)
}

/// "eine 8", "ein Joker": who.
pub(in crate::i18n) fn a_card(card: Card, place: Place) -> String {
    after(["eine", "ein"], card, place)
}

/// "eine 8", "einen Joker": whom.
pub(in crate::i18n) fn a_card_whom(card: Card, place: Place) -> String {
    after(["eine", "einen"], card, place)
}

/// "einer 8", "einem Joker", as after "mit".
pub(in crate::i18n) fn a_card_dative(card: Card, place: Place) -> String {
    after(["einer", "einem"], card, place)
}

/// "keine 8", "kein Joker": who.
pub(in crate::i18n) fn no_card(card: Card, place: Place) -> String {
    after(["keine", "kein"], card, place)
}

/// "keine 8", "keinen Joker": whom.
pub(in crate::i18n) fn no_card_whom(card: Card, place: Place) -> String {
    after(["keine", "keinen"], card, place)
}

/// "die 8", "der Joker": who.
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    after(["die", "der"], card, place)
}

/// "die 8", "den Joker": whom.
pub(in crate::i18n) fn the_card_whom(card: Card, place: Place) -> String {
    after(["die", "den"], card, place)
}

/// "der 8", "dem Joker", as after "mit".
pub(in crate::i18n) fn the_card_dative(card: Card, place: Place) -> String {
    after(["der", "dem"], card, place)
}

/// "eine 3, zwei Achten und ein Joker": who.
pub(in crate::i18n) fn cards(cards: &[Card], place: Place) -> String {
    counted(cards, "Joker", a_card, place)
}

/// "eine 3, zwei Achten und einen Joker": whom.
pub(in crate::i18n) fn cards_whom(cards: &[Card], place: Place) -> String {
    counted(cards, "Joker", a_card_whom, place)
}

/// "einer 3, zwei Achten und einem Joker", as after "mit".
pub(in crate::i18n) fn cards_dative(cards: &[Card], place: Place) -> String {
    counted(cards, "Jokern", a_card_dative, place)
}

/// A sum for screen readers: "6+2", "Turbo-6+2", "Joker (4)+4".
pub(in crate::i18n) fn spoken_sum(cards: &[Card], value: Value, _: Place) -> String {
    sums::spoken(cards, value, card_name)
}

/// "a, dann b".
pub(in crate::i18n) fn then(steps: &[String], _: Place) -> String {
    steps.join(", dann ")
}

/// A card after the article of a number, or that of a wild.
fn after([number, wild]: [&str; 2], card: Card, place: Place) -> String {
    let article = if card.is_wild() { wild } else { number };
    sentence(&format!("{article} {}", card_name(card)), place)
}

/// Cards by kind: how to say several wilds, and a single card. Numbers are words, because digits would run into those
/// on the cards.
fn counted(cards: &[Card], wilds: &str, one: fn(Card, Place) -> String, place: Place) -> String {
    const WORDS: [&str; 11] = [
        "keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    ];
    let heap: Heap = cards.iter().copied().collect();
    if heap.is_empty() {
        return sentence("keine Karten", place);
    }
    let each = heap.kinds().map(|card| match heap.count(card) {
        1 => one(card, Place::Within),
        many => {
            let word = WORDS.get(usize::from(many));
            let many = word.map_or_else(|| many.to_string(), |word| (*word).into());
            let name = card.value().map_or(wilds, |value| several(value.number()));
            format!("{many} {name}")
        }
    });
    sentence(&joined(&each.collect::<Vec<_>>(), "und"), place)
}

/// A card without an article.
fn card_name(card: Card) -> String {
    match card.value() {
        None => "Joker".into(),
        Some(value) if card.is_supercharged() => format!("Turbo-{value}"),
        Some(value) => value.to_string(),
    }
}
