//! Cards, sums and builds in English.

use crate::games::sloop::{Card, Groups, Heap, Icon, Value};
use crate::i18n::en::words::{list, possessive_within};
use crate::i18n::sloop::Owner;

/// The sign on a wild.
const STAR: &str = "\u{2605}";

/// What is printed on a card.
pub(super) fn face(card: Card) -> String {
    match card.value() {
        None => STAR.into(),
        Some(value) if card.is_supercharged() => format!("{}!", value.number()),
        Some(value) => value.number().to_string(),
    }
}

/// "8", "supercharged 8", "wild".
pub(super) fn name(card: Card) -> String {
    match card.value() {
        None => "wild".into(),
        Some(value) if card.is_supercharged() => format!("supercharged {}", value.number()),
        Some(value) => value.number().to_string(),
    }
}

/// "an 8", "a supercharged 8".
pub(super) fn a_card(card: Card) -> String {
    match card.value() {
        Some(value) if !card.is_supercharged() => a_number(value),
        _ => format!("a {}", name(card)),
    }
}

/// "an 8", "an 11", "a 7".
pub(super) fn a_number(value: Value) -> String {
    let article = match value.number() {
        8 | 11 => "an",
        _ => "a",
    };
    format!("{article} {}", value.number())
}

pub(super) fn the_card(card: Card) -> String {
    format!("the {}", name(card))
}

/// "8s".
pub(super) fn plural(value: Value) -> String {
    format!("{}s", value.number())
}

/// "a 3, two 8s and a wild".
pub(super) fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    let heap: Heap = cards.into_iter().collect();
    if heap.is_empty() {
        return "no cards".into();
    }
    list(heap.kinds().map(|card| match heap.count(card) {
        1 => a_card(card),
        many => format!("{} {}s", in_words(many), name(card)),
    }))
}

/// A small number in words, for use where a digit would run into the number of a card.
pub(super) fn in_words(number: u8) -> String {
    const WORDS: [&str; 10] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ];
    let word = WORDS.get(usize::from(number));
    word.map_or_else(|| number.to_string(), |word| (*word).into())
}

/// "6+2", for the eye; a supercharged card counts as its number.
pub(super) fn sum(cards: &[Card]) -> String {
    let plain = |card: &Card| face(card.value().map_or(*card, Card::number));
    let faces: Vec<String> = cards.iter().map(plain).collect();
    faces.join("+")
}

/// All groups as sums.
pub(super) fn sums(groups: &Groups) -> Vec<String> {
    groups.iter().map(sum).collect()
}

/// "6+2 · 5+3 = 8", for the eye; "8 · 8" if nothing is added up.
pub(super) fn brackets(groups: &Groups, value: Value) -> String {
    let sums = sums(groups).join(" \u{b7} ");
    let plain = |group: &[Card]| matches!(group, [card] if card.value() == Some(value));
    if groups.iter().all(plain) {
        return sums;
    }
    format!("{sums} = {}", value.number())
}

/// A sum for screen readers: "6+2", "supercharged 6+2", "wild (4)+4".
pub(super) fn spoken_sum(cards: &[Card], value: Value) -> String {
    let wilds = cards.iter().filter(|card| card.is_wild()).count();
    let spoken = |&card: &Card| match stands(cards, value) {
        Some(stands) if card.is_wild() && wilds == 1 => {
            format!("wild ({})", stands.number())
        }
        _ => name(card),
    };
    let cards: Vec<String> = cards.iter().map(spoken).collect();
    cards.join("+")
}

/// What the only wild of a group stands for.
fn stands(cards: &[Card], value: Value) -> Option<Value> {
    let others: u8 = cards.iter().map(|card| card.worth()).sum();
    Value::new(value.number().checked_sub(others)?)
}

/// All groups for screen readers.
pub(super) fn spoken_sums(groups: &Groups, value: Value) -> Vec<String> {
    groups
        .iter()
        .map(|group| spoken_sum(group, value))
        .collect()
}

/// "your 9s", "Bo's 9s", "the lost 9s".
pub(super) fn whose_within(owner: Owner, value: Value) -> String {
    format!("{} {}", of_within(owner), plural(value))
}

/// "your build of 9s", "Bo's build of 9s", "the lost build of 9s".
pub(super) fn build_within(owner: Owner, value: Value) -> String {
    format!("{} build of {}", of_within(owner), plural(value))
}

fn of_within(owner: Owner) -> String {
    match owner {
        Owner::Yours => "your".into(),
        Owner::Player(name) => possessive_within(name),
        Owner::Nobody => "the lost".into(),
    }
}

/// What the sign on a card does.
pub(super) fn does(card: Card) -> &'static str {
    match card.icon() {
        Some(Icon::Steal) => {
            "Steal: when you put it down, you can take the top card of every opponent's pile."
        }
        Some(Icon::DoublePlay) => {
            "Double Play: when you put it down, you can play another card right away."
        }
        Some(Icon::FlipThree) => {
            "Flip 3: when you put it down, you can flip three cards and play one of them."
        }
        None if card.is_wild() => "Wild: it counts as any number from 1 to 12.",
        None if card.is_supercharged() => {
            "Supercharged: capturing with it takes one more loose card, and while it's loose in the display, the display is kept one card larger."
        }
        None => "",
    }
}
