//! The places of loose cards on the table: each keeps its place as long as it is there, and new cards fill free places.

use crate::games::sloop::Card;

/// The places, some of them empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    places: Vec<Option<Card>>,
    /// The places that are emptied first among identical cards.
    leaving: Vec<usize>,
}

impl Grid {
    /// The grid after an update, with these loose cards in order of arrival.
    #[must_use]
    pub fn now(&self, loose: &[Card]) -> Self {
        let mut come = loose.to_vec();
        let mut places = vec![None; self.places.len()];
        let (last, first): (Vec<usize>, Vec<usize>) =
            (0..places.len()).partition(|place| self.leaving.contains(place));
        for place in first.into_iter().chain(last) {
            let Some(card) = self.places[place] else {
                continue;
            };
            if let Some(at) = come.iter().position(|&it| it == card) {
                places[place] = Some(come.remove(at));
            }
        }
        while places.last() == Some(&None) {
            places.pop();
        }
        let mut free = 0;
        for card in come {
            while places.get(free).is_some_and(Option::is_some) {
                free += 1;
            }
            if free == places.len() {
                places.push(None);
            }
            places[free] = Some(card);
        }
        Self {
            places,
            leaving: Vec::new(),
        }
    }

    /// The same grid, with cards about to leave these places.
    #[must_use]
    pub fn leaving(self, leaves: impl Fn(usize) -> bool) -> Self {
        let leaving = (0..self.places.len()).filter(|&place| leaves(place));
        Self {
            leaving: leaving.collect(),
            ..self
        }
    }

    /// For each place, the index of its loose card; identical cards are assigned in order.
    pub fn of(&self, loose: &[Card]) -> impl Iterator<Item = Option<usize>> {
        let mut taken = vec![false; loose.len()];
        self.places.iter().map(move |&place| {
            let card = place?;
            let here = (0..taken.len()).find(|&at| !taken[at] && loose[at] == card)?;
            taken[here] = true;
            Some(here)
        })
    }

    /// The number of places.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are no places.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sloop::Value;

    fn cards(numbers: &[u8]) -> Vec<Card> {
        let card = |&number: &u8| Value::new(number).map_or(Card::WILD, Card::number);
        numbers.iter().map(card).collect()
    }

    fn lies(grid: &Grid, loose: &[Card]) -> Vec<u8> {
        let card = |at: Option<usize>| at.map_or(0, |at| loose[at].worth());
        grid.of(loose).map(card).collect()
    }

    #[test]
    fn cards_keep_their_places_and_new_cards_fill_free_ones() {
        let first = cards(&[6, 2, 5, 3, 2]);
        let grid = Grid::default().now(&first);
        assert_eq!(lies(&grid, &first), [6, 2, 5, 3, 2]);
        let left = cards(&[5, 2]);
        let grid = grid.now(&left);
        assert_eq!(lies(&grid, &left), [0, 2, 5], "the end is cut off");
        let more = cards(&[5, 2, 9, 7]);
        let grid = grid.now(&more);
        assert_eq!(lies(&grid, &more), [9, 2, 5, 7]);
    }

    #[test]
    fn of_identical_cards_the_chosen_one_leaves() {
        let grid = Grid::default().now(&cards(&[3, 7, 3, 3]));
        let left = cards(&[7, 3, 3]);
        assert_eq!(lies(&grid.now(&left), &left), [3, 7, 3], "the last");
        let grid = grid.leaving(|place| place == 0);
        assert_eq!(lies(&grid.now(&left), &left), [0, 7, 3, 3], "the first");
    }

    #[test]
    fn identical_cards_lie_in_one_place_each() {
        let loose = cards(&[4, 4, 4]);
        let grid = Grid::default().now(&loose);
        let places: Vec<_> = grid.of(&loose).collect();
        assert_eq!(places, [Some(0), Some(1), Some(2)]);
        assert_eq!(grid.now(&[]).len(), 0);
    }
}
