//! The cells of a hand: each card keeps its cell until it is played, so that hands and eyes can learn it, and drawn
//! cards fill the first hole.

use crate::games::stroop::Card;

/// The number of cells on a page of a hand: one per key of a keyboard block.
pub(super) const PAGE: usize = 15;

/// The number of cells in a row of a page, as on the keyboard.
pub(super) const ROW: usize = 5;

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

    /// The card in a cell.
    pub(super) fn get(&self, cell: usize) -> Option<Card> {
        self.0.get(cell).copied().flatten()
    }

    /// The cell of a card.
    pub(super) fn find(&self, card: Card) -> Option<usize> {
        self.0.iter().position(|&it| it == Some(card))
    }

    /// The number of pages: those with cards on them, and at least as many as a hand of this round is likely to need,
    /// so that the layout does not change when it does.
    pub(super) fn pages(&self, round: u8, cards: u8) -> usize {
        let last = self.0.iter().rposition(Option::is_some);
        let usual = if round == 1 && usize::from(cards) <= PAGE {
            1
        } else {
            2
        };
        last.map_or(1, |last| last / PAGE + 1).max(usual)
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
        let cells = cells.now(&cards(&[9, 4, 5]));
        assert_eq!(lies(&cells), [Some(4), Some(5), Some(9)]);
        assert_eq!(cells.get(1), Card::of_kind(5));
        assert_eq!(cells.get(3), None);
        assert_eq!(Card::of_kind(9).and_then(|card| cells.find(card)), Some(2));
    }

    #[test]
    fn there_are_as_many_pages_as_a_hand_may_need() {
        let sixteen: Vec<usize> = (0..16).collect();
        let cells = Cells::default().now(&cards(&sixteen));
        assert_eq!(cells.pages(1, 15), 2);
        assert_eq!(cells.now(&cards(&sixteen[..15])).pages(1, 15), 1);
        assert_eq!(Cells::default().pages(1, 20), 2);
        assert_eq!(Cells::default().pages(2, 15), 2);
        let many: Vec<usize> = (0..31).collect();
        assert_eq!(Cells::default().now(&cards(&many)).pages(2, 15), 3);
    }
}
