//! The tags on the loose cards that a play takes: sums, and what a wild stands for. They are there while it is staged, and
//! then until those cards fly.

use std::rc::Rc;

use crate::games::sloop::{Card, Groups, Value};
use crate::i18n::sloop::Msg;
use crate::ui::words::say;
use yew::prelude::AttrValue;

/// The class of the extra card that a supercharged one takes (SL-3.7).
pub(super) const EXTRA: &str = "besides";

/// The tag of that card.
pub(super) const ONE_MORE: &str = "+1";

/// The class of the cards of a group: neighboring groups look different.
pub(super) fn group_class(group: usize) -> &'static str {
    if group.is_multiple_of(2) {
        "grouped"
    } else {
        "grouped odd"
    }
}

/// Each group, with all cards of its sum: the card played joins one when building, but not when capturing (SL-3.2).
pub(super) fn summed(
    groups: &Groups,
    played: Option<Card>,
    value: Value,
) -> Vec<(&[Card], Rc<[Card]>)> {
    let whole = match played {
        Some(card) => groups.joined_by(card, value),
        None => groups.clone(),
    };
    // A card that makes the number by itself is a group of its own, the first.
    let alone = whole.len() - groups.len();
    let sums = whole.iter().skip(alone).map(Rc::from);
    groups.iter().zip(sums).collect()
}

/// The most cards whose sum fits on a card.
const WRITTEN_OUT: usize = 3;

/// The words on each card of a group: its sum or, on a wild, the value it stands for.
pub(super) fn tag(card: Card, cards: &[Card], value: Value) -> AttrValue {
    let others: u8 = cards.iter().map(|card| card.worth()).sum();
    let wilds = cards.iter().filter(|card| card.is_wild()).count();
    let stands = Value::new(value.number().saturating_sub(others));
    match stands {
        Some(stands) if card.is_wild() && wilds == 1 => say(Msg::StandsFor(stands)),
        _ if (2..=WRITTEN_OUT).contains(&cards.len()) => say(Msg::Sum(cards)),
        _ if cards.len() > WRITTEN_OUT => say(Msg::Makes(value)),
        _ => say(Msg::Sums {
            groups: &Groups::from_iter([cards.to_vec()]),
            value,
        }),
    }
}
