//! Cards that are put down, and cards offered between partners, in English.

use super::cards::{a_card, in_words, name, the_card};
use crate::games::sloop::Card;
use crate::i18n::Name;
use crate::i18n::en::words::{capital, list, possessive_within, within};
use crate::i18n::sloop::{Act, Put};

/// The most names that fit on a button.
const NAMED: usize = 3;

/// "Put down 1 and steal from Bo and Cy".
pub(super) fn do_put(put: Put) -> String {
    let card = name(put.card);
    match put.act {
        None if put.card.icon().is_some() => format!("Just put down {card}"),
        None => format!("Put down {}", the_or_bare(put.card)),
        Some(Act::Steal(from)) if from.len() > NAMED => {
            format!("Put down {card} and steal from {} players", from.len())
        }
        Some(Act::Steal(from)) => {
            let from = list(from.iter().map(|(name, _)| within(name).into()));
            format!("Put down {card} and steal from {from}")
        }
        Some(Act::Double { .. }) => format!("Put down {card} and play another"),
        Some(Act::Flip(cards)) => format!("Put down {card} and flip {}", in_words(cards)),
    }
}

/// "8", "the supercharged 8", "the wild".
fn the_or_bare(card: Card) -> String {
    if card.is_wild() || card.is_supercharged() {
        the_card(card)
    } else {
        name(card)
    }
}

/// What putting the card down does.
pub(super) fn effect(put: Put) -> String {
    match put.act {
        None if put.card.icon().is_some() => {
            format!(
                "The {} goes into the display, and that's all.",
                name(put.card)
            )
        }
        None => format!(
            "{} goes into the display, where anyone can take it.",
            capital(&the_card(put.card))
        ),
        Some(Act::Steal(from)) => {
            let tops = from.iter().map(|(name, card)| {
                let (whose, card) = (possessive_within(name), self::name(*card));
                format!("{whose} {card}")
            });
            let tops = list(tops);
            let piles = if from.len() == 1 {
                "the top card of the pile"
            } else {
                "the top cards of their piles"
            };
            format!("You steal {tops}, {piles}.")
        }
        Some(Act::Double { must: false }) => "Then you can play another card.".into(),
        Some(Act::Double { must: true }) => {
            "Then you have to add to your build or capture it.".into()
        }
        Some(Act::Flip(1)) => "You flip the last card of the draw pile and play it.".into(),
        Some(Act::Flip(cards)) => {
            let others = if cards == 2 {
                "The other leaves"
            } else {
                "The others leave"
            };
            format!(
                "You flip {} cards and play one of them. {others} the game.",
                in_words(cards)
            )
        }
    }
}

/// "Cy keeps it and gives you another card, or gives it back."
pub(super) fn offer_effect(partner: &Name) -> String {
    format!(
        "{partner} can keep it and give you another card, or give it back. Nobody else sees it."
    )
}

/// "Offer Cy the 9".
pub(super) fn do_offer(card: Card, partner: &Name) -> String {
    format!("Offer {} {}", within(partner), the_card(card))
}

/// "Keep the 9, give the 5".
pub(super) fn do_keep(kept: Card, given: Card) -> String {
    format!("Keep {}, give {}", the_card(kept), the_card(given))
}

/// "you can offer Cy a card before their turn."
pub(super) fn offer(partner: &Name) -> String {
    format!(
        "you can offer {} a card before their turn.",
        within(partner)
    )
}

/// "Cy offers you a 9. Keep it and give another card for it, or give it back."
pub(super) fn answer(partner: &Name, card: Card) -> String {
    format!(
        "{} offers you {}. Keep it and give another card for it, or give it back.",
        within(partner),
        a_card(card)
    )
}
