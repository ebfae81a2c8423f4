//! Cards of Dealt! in signs, which no language translates. What text calls takes a `Place`, and ignores it.

use crate::games::dealt::{Card, Play, Value, XValues};
use crate::i18n::grammar::Place;

/// "5" or "5-6": what X stand for.
pub(in crate::i18n) fn values(names: XValues, _: Place) -> String {
    dashed(&names.into_iter().flatten().collect::<Vec<_>>())
}

/// "5-6".
pub(in crate::i18n) fn dashed(values: &[Value]) -> String {
    let numbers: Vec<String> = { values.iter() }
        .map(|value| value.number().to_string())
        .collect();
    numbers.join("-")
}

/// " (X as 3)": what the X of a play stand for, if it has any, with the word for that.
pub(in crate::i18n) fn xs(play: &Play, stands_for: &str) -> String {
    let cards = play.cards.iter().zip(&play.values);
    let xs: Vec<String> = cards
        .filter(|(card, _)| **card == Card::X)
        .map(|(_, value)| format!("X {stands_for} {}", value.number()))
        .collect();
    if xs.is_empty() {
        String::new()
    } else {
        format!(" ({})", xs.join(", "))
    }
}
