//! Cards and sums in signs, which no language translates. Those that take a `Place` are called by text.

use crate::games::sloop::groups::Addends;
use crate::games::sloop::{Card, Event, Groups, Value};
use crate::i18n::grammar::Place;

/// What is printed on a card: `8`, `8!`, `★`.
pub(in crate::i18n) fn face(card: Card, _: Place) -> String {
    match card.value() {
        None => "\u{2605}".into(),
        Some(value) if card.is_supercharged() => format!("{value}!"),
        Some(value) => value.to_string(),
    }
}

/// "6+2": a supercharged card counts as its number.
pub(in crate::i18n) fn sum(cards: &[Card], place: Place) -> String {
    let plain = |card: &Card| face(card.value().map_or(*card, Card::number), place);
    let faces: Vec<String> = cards.iter().map(plain).collect();
    faces.join("+")
}

/// "6+2": cards of which a refusal speaks.
pub(in crate::i18n) fn addends(of: Addends, place: Place) -> String {
    sum(&of.cards().collect::<Vec<_>>(), place)
}

/// "6+2 · 5+3 = 8"; "8 · 8" if nothing is added up.
pub(in crate::i18n) fn sums(groups: &Groups, value: Value, place: Place) -> String {
    let all: Vec<String> = groups.iter().map(|group| sum(group, place)).collect();
    let all = all.join(" \u{b7} ");
    if adds_nothing(groups, value) {
        return all;
    }
    format!("{all} = {value}")
}

/// Whether each group is a card of that number.
fn adds_nothing(groups: &Groups, value: Value) -> bool {
    let plain = |group: &[Card]| matches!(group, [card] if card.value() == Some(value));
    groups.iter().all(plain)
}

/// A sum with the names of cards, as in "wild (4)+4": the only wild of a group is followed by what it stands for.
pub(in crate::i18n) fn spoken(
    cards: &[Card],
    value: Value,
    name: impl Fn(Card) -> String,
) -> String {
    let wilds = cards.iter().filter(|card| card.is_wild()).count();
    let others: u8 = cards.iter().map(|card| card.worth()).sum();
    let stands = value.number().checked_sub(others).and_then(Value::new);
    let spoken = |&card: &Card| match stands {
        Some(stands) if card.is_wild() && wilds == 1 => format!("{} ({stands})", name(card)),
        _ => name(card),
    };
    let cards: Vec<String> = cards.iter().map(spoken).collect();
    cards.join("+")
}

/// The sums of a capture or a build, as in "6+2 · 5+3 = 8, +10"; empty if nothing is added up.
#[must_use]
pub fn of_event(event: &Event) -> String {
    match event {
        Event::Captured {
            value,
            groups,
            bonus,
            ..
        } if !groups.is_empty() && (bonus.is_some() || !adds_nothing(groups, *value)) => {
            let extra = bonus.map(|card| format!(", +{}", face(card, Place::Within)));
            let extra = extra.unwrap_or_default();
            format!("{}{extra}", sums(groups, *value, Place::Within))
        }
        Event::Built {
            card,
            value,
            groups,
            ..
        }
        | Event::Continued {
            card,
            value,
            groups,
            ..
        } => sums(&groups.joined_by(*card, *value), *value, Place::Within),
        _ => String::new(),
    }
}
