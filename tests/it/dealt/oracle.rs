//! An independent, brute-force implementation of the combination rules (DE-2), to compare with.

use kitchen_table::games::dealt::{Card, Combination, Value, XValues};

/// A combination as the index of its rank and its number.
pub(crate) type Made = (u8, u8);

pub(crate) fn as_made(combination: Combination) -> Made {
    (combination.rank as u8, combination.high.number())
}

/// What these neighbors form with these names for their Xs.
pub(crate) fn made(cards: &[Card], names: XValues) -> Option<Made> {
    let exes = cards.iter().filter(|&&card| card == Card::X).count();
    let named: Vec<u8> = names.iter().flatten().map(|name| name.number()).collect();
    let in_order = names[0].is_some() || names[1].is_none();
    if named.len() != exes || !in_order {
        return None;
    }
    let mut named = named.into_iter();
    let mut values = Vec::new();
    for card in cards {
        values.push(match card {
            Card::Number(value) => value.number(),
            Card::X => named.next()?,
            Card::Stop | Card::Redraw => return None,
        });
    }
    values.sort_unstable();
    match values[..] {
        [a] => Some((0, a)),
        [a, b] if a + 1 == b => Some((1, b)),
        [a, b] if a == b => Some((2, b)),
        [a, b, c] if a + 1 == b && b + 1 == c => Some((3, c)),
        [a, b, c] if a == b && b == c => Some((4, c)),
        _ => None,
    }
}

/// Whether a hand holds a Stop, a Redraw, or a combination that beats this one (DE-3.2).
pub(crate) fn can_act(hand: &[Card], highest: Option<Made>) -> bool {
    let special = |card: &Card| matches!(card, Card::Stop | Card::Redraw);
    hand.iter().any(special) || best(hand) > highest
}

/// The highest combination that a hand can form.
fn best(hand: &[Card]) -> Option<Made> {
    (1..=3)
        .flat_map(|len| hand.windows(len))
        .filter_map(best_of)
        .max()
}

/// The highest combination of all of these neighbors.
fn best_of(run: &[Card]) -> Option<Made> {
    let all = || Value::all().map(Some);
    let named: Vec<XValues> = match run.iter().filter(|&&card| card == Card::X).count() {
        0 => vec![[None; 2]],
        1 => all().map(|name| [name, None]).collect(),
        _ => all()
            .flat_map(|first| all().map(move |second| [first, second]))
            .collect(),
    };
    named.into_iter().filter_map(|names| made(run, names)).max()
}
