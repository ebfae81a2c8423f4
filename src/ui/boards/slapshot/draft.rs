//! A deck being edited: its cards in canonical order, and counts of them.

use crate::games::slapshot::cards::DECK;
use crate::games::slapshot::{Card, Kind, Special};

/// The highest value of a card.
pub(super) const HIGHEST: u8 = 10;

/// The number of bruisers in a deck.
pub(super) const BRUISERS: usize = 4;

/// The most cards that can be entered.
const MOST: usize = 2 * DECK;

fn plain(kind: Kind, value: u8) -> Card {
    Card {
        kind,
        value,
        special: Special::Plain,
    }
}

/// The number of cards of a kind, special ones included.
pub(super) fn of_kind(deck: &[Card], kind: Kind) -> usize {
    deck.iter().filter(|card| card.kind == kind).count()
}

/// The number of plain cards with this value.
pub(super) fn count(deck: &[Card], kind: Kind, value: u8) -> usize {
    let card = plain(kind, value);
    deck.iter().filter(|&&it| it == card).count()
}

/// The deck with `count` plain cards of this value, or as many as there is room for.
pub(super) fn with_count(deck: &[Card], kind: Kind, value: u8, count: usize) -> Vec<Card> {
    let card = plain(kind, value);
    let others = deck.iter().copied().filter(|&it| it != card);
    let mut deck: Vec<Card> = others.collect();
    let room = MOST.saturating_sub(deck.len());
    deck.extend(std::iter::repeat_n(card, count.min(room)));
    deck.sort_unstable();
    deck
}

/// The special cards of this kind, in canonical order.
pub(super) fn specials(deck: &[Card], special: Special) -> Vec<Card> {
    let specials = deck.iter().filter(|card| card.special == special);
    specials.copied().collect()
}

/// The deck with one special card replaced; `None` stands for no card.
pub(super) fn replaced(deck: &[Card], old: Option<Card>, new: Option<Card>) -> Vec<Card> {
    let mut deck = deck.to_vec();
    if let Some(place) = old.and_then(|old| deck.iter().position(|&it| it == old)) {
        deck.remove(place);
    }
    deck.extend(new);
    deck.sort_unstable();
    deck
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::slapshot::cards::deck;
    use crate::games::slapshot::options::deck_flaw;

    #[test]
    fn a_count_changes_only_the_plain_cards_of_its_value() {
        let ours = deck();
        let two = |deck: &[Card]| count(deck, Kind::Defenseman, 2);
        assert_eq!((two(&ours), of_kind(&ours, Kind::Defenseman)), (1, 18));
        let more = with_count(&ours, Kind::Defenseman, 2, 3);
        assert_eq!((two(&more), more.len()), (3, DECK + 2));
        assert_eq!(specials(&more, Special::Bruiser).len(), BRUISERS);
        assert_eq!(with_count(&more, Kind::Defenseman, 2, 1), ours);
        let full = with_count(&ours, Kind::Goalie, 0, usize::MAX);
        assert_eq!(full.len(), MOST);
    }

    #[test]
    fn a_special_card_is_replaced_by_another() {
        let ours = deck();
        let tim = specials(&ours, Special::TinyTim)[0];
        let gone = replaced(&ours, Some(tim), None);
        assert_eq!(
            (gone.len(), specials(&gone, Special::TinyTim).len()),
            (53, 0)
        );
        assert_eq!(replaced(&gone, None, Some(tim)), ours);
        let forward = Card {
            kind: Kind::Forward,
            ..tim
        };
        let moved = replaced(&ours, Some(tim), Some(forward));
        assert_eq!(specials(&moved, Special::TinyTim), [forward]);
        assert_eq!(deck_flaw(&moved), None);
    }
}
