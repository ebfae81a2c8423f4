//! The cells of a hand: each card keeps its cell until it is played, so that hands and eyes can learn it, and drawn
//! cards fill the first hole.

use crate::games::stroop::Card;

/// The number of cells that the keys of a block play at a time. A larger hand has several such lots.
pub(super) const LOT: usize = 15;

/// The cells of a hand, some of them empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cells(Vec<Option<Card>>);

impl Cells {
    /// The cells after an update, with the hand's cards in the order in which they were drawn.
    pub(super) fn now(&self, hand: &[Card]) -> Self {
        let stays = |card: &Card| hand.contains(card);
        let mut cells: Vec<_> = self.0.iter().map(|cell| cell.filter(stays)).collect();
        let mut free = 0;
        for &card in hand {
            if cells.contains(&Some(card)) {
                continue;
            }
            while cells.get(free).is_some_and(Option::is_some) {
                free += 1;
            }
            if free == cells.len() {
                cells.push(None);
            }
            cells[free] = Some(card);
        }
        Self(cells)
    }

    /// All of them, with their cards.
    pub(super) fn iter(&self) -> impl Iterator<Item = Option<Card>> {
        self.0.iter().copied()
    }

    /// The card in a cell.
    pub(super) fn get(&self, cell: usize) -> Option<Card> {
        self.0.get(cell).copied().flatten()
    }

    /// The cell of a card.
    pub(super) fn find(&self, card: Card) -> Option<usize> {
        self.0.iter().position(|&it| it == Some(card))
    }

    /// The cells of cards that were not in the hand before.
    pub(super) fn new_since(&self, before: &Self) -> Vec<usize> {
        let is_new = |card: Card| before.find(card).is_none();
        let cells = self.0.iter().enumerate();
        let new = cells.filter(|(_, card)| card.is_some_and(is_new));
        new.map(|(cell, _)| cell).collect()
    }

    /// The number of cells that show all the cards of somebody with this many in hand and pile, however they are drawn
    /// and played.
    pub(super) fn needed(&self, cards: usize) -> usize {
        let last = self.0.iter().rposition(Option::is_some);
        last.map_or(0, |last| last + 1).max(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(kinds: &[usize]) -> Vec<Card> {
        kinds
            .iter()
            .filter_map(|&kind| Card::of_kind(kind))
            .collect()
    }

    fn lies(cells: &Cells) -> Vec<Option<usize>> {
        cells.0.iter().map(|cell| cell.map(Card::kind)).collect()
    }

    #[test]
    fn cards_keep_their_cells_and_drawn_cards_fill_the_first_hole() {
        let cells = Cells::default().now(&cards(&[7, 3, 9]));
        assert_eq!(lies(&cells), [Some(7), Some(3), Some(9)]);
        let cells = cells.now(&cards(&[7, 9]));
        assert_eq!(lies(&cells), [Some(7), None, Some(9)]);
        let before = cells.clone();
        let cells = cells.now(&cards(&[9, 4, 5]));
        assert_eq!(cells.new_since(&before), [0, 1]);
        assert_eq!(lies(&cells), [Some(4), Some(5), Some(9)]);
        assert_eq!(cells.get(1), Card::of_kind(5));
        assert_eq!(cells.get(3), None);
        assert_eq!(Card::of_kind(9).and_then(|card| cells.find(card)), Some(2));
    }

    #[test]
    fn all_cards_have_a_cell_whether_drawn_or_not() {
        let cells = Cells::default().now(&cards(&[7, 3, 9]));
        assert_eq!(cells.needed(15), 15);
        let cells = cells.now(&cards(&[9]));
        assert_eq!(
            (cells.needed(1), cells.needed(2), cells.needed(4)),
            (3, 3, 4)
        );
        assert_eq!(Cells::default().needed(0), 0);
    }
}
