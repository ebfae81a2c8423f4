//! The places in the middle of the display: what lies there keeps its place during a turn, and what comes takes the
//! first free place. Between turns the last cards move up into holes. The places are laid out in rows for a number of
//! them, which changes as rarely as possible, so that nothing changes its size under the eye.

use super::Target;
use crate::games::sloop::{Card, Display, Value};

/// What lies in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    /// A loose card.
    Card(Card),
    /// A build that has no owner any more, and so no place of its own.
    Build(Value),
}

/// Everything that lies in the middle: the loose cards in order of arrival, and then the lost builds.
#[must_use]
pub fn lying(display: &Display) -> Vec<Lying> {
    let lost = display.builds.iter().filter(|build| build.owner.is_none());
    let lost = lost.map(|build| Lying::Build(build.number));
    let loose = display.loose.iter().copied().map(Lying::Card);
    loose.chain(lost).collect()
}

/// Where a card is laid that takes others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gathers {
    /// Over what lies in this place: what it was dropped on, or takes first.
    Over(usize),
    /// On this free place.
    Free(usize),
}

impl Default for Gathers {
    fn default() -> Self {
        Self::Free(0)
    }
}

/// The numbers of places for which they can be laid out.
const ROOMS: [usize; 9] = [6, 8, 10, 12, 16, 20, 24, 30, 36];

/// How many free places a turn begins with, if there is a larger layout: the most that it usually adds.
const SPARE: usize = 2;

/// How many free places a smaller layout needs to have, so that the next turn does not need the larger one again.
const ROOMY: usize = 3;

/// The places, some of them empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    places: Vec<Option<Lying>>,
    /// The places in which something lies, in the order in which it came.
    order: Vec<usize>,
    /// The places that are emptied first among identical cards.
    leaving: Vec<usize>,
    /// Where the card to be played was dropped, until something changes.
    dropped: Option<Gathers>,
    /// Where a card is laid that takes others.
    gathers: Gathers,
    /// The number of places for which they are laid out.
    room: usize,
}

impl Grid {
    /// The grid after an update, with everything that lies in it; `begins` says whether a turn begins.
    #[must_use]
    pub fn now(&self, lying: &[Lying], begins: bool) -> Self {
        let mut come = lying.to_vec();
        let mut places = vec![None; self.places.len()];
        let mut order = Vec::new();
        let (last, first): (Vec<usize>, Vec<usize>) = self
            .order
            .iter()
            .partition(|place| self.leaving.contains(place));
        for place in first.into_iter().chain(last) {
            let at = come.iter().position(|&it| Some(it) == self.places[place]);
            if let Some(at) = at {
                places[place] = Some(come.remove(at));
                order.push(place);
            }
        }
        let is_same = come.is_empty() && order.len() == self.order.len();
        let leaves = |at: &usize| self.places[*at].is_some() && places[*at].is_none();
        let is_build = |at: &usize| matches!(self.places[*at], Some(Lying::Build(_)));
        let left = (0..places.len())
            .filter(leaves)
            .min_by_key(|at| !is_build(at));
        while places.last() == Some(&None) {
            places.pop();
        }
        let mut free = 0;
        for thing in come {
            while places.get(free).is_some_and(Option::is_some) {
                free += 1;
            }
            if free == places.len() {
                places.push(None);
            }
            places[free] = Some(thing);
            order.push(free);
        }
        if begins {
            close_ranks(&mut places, &mut order);
        }
        let room = self.room_for(lying.len(), places.len(), begins);
        let left = left.map(Gathers::Over);
        let free = || self.free(&places);
        Self {
            gathers: self.dropped.or(left).unwrap_or_else(free),
            dropped: self.dropped.filter(|_| is_same),
            places,
            order,
            leaving: Vec::new(),
            room,
        }
    }

    /// The first place where nothing lay before, and nothing has come.
    fn free(&self, places: &[Option<Lying>]) -> Gathers {
        let lies = |it: &[Option<Lying>], place| it.get(place).is_some_and(Option::is_some);
        let mut all = 0..;
        let free = all.find(|&place| !lies(&self.places, place) && !lies(places, place));
        Gathers::Free(free.unwrap_or_default())
    }

    /// The number of places to lay out for so many things, given the number of places that they span.
    fn room_for(&self, things: usize, places: usize, begins: bool) -> usize {
        let fits = |wanted: usize| ROOMS.into_iter().find(|&room| wanted <= room);
        let largest = ROOMS[ROOMS.len() - 1];
        let spare = if begins { SPARE } else { 0 };
        let room = fits(places.max(things + spare)).unwrap_or(largest);
        let roomy = fits(places.max(things + ROOMY)).unwrap_or(largest);
        if begins && roomy < self.room {
            roomy
        } else {
            room.max(self.room)
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

    /// The same grid, with the card to be played dropped on that, if it was dropped.
    #[must_use]
    pub fn dropped_on(self, target: Option<Target>, display: &Display) -> Self {
        let on = |at: Option<usize>| at.map(Target::Loose) == target;
        let dropped = match target {
            Some(Target::Loose(_)) => self.of(&lying(display)).position(on).map(Gathers::Over),
            Some(Target::Felt) => Some(self.free(&self.places)),
            Some(Target::Build(_)) | None => None,
        };
        let gathers = dropped.unwrap_or(self.gathers);
        Self {
            dropped,
            gathers,
            ..self
        }
    }

    /// Where a card is laid that takes others.
    #[must_use]
    pub fn gathers(&self) -> Gathers {
        self.gathers
    }

    /// The places in which something lies, in the order in which it came. Of identical cards, those about to leave come
    /// last.
    pub fn order(&self) -> impl Iterator<Item = usize> {
        let leaves = |place: &&usize| self.leaving.contains(place);
        let stays = self.order.iter().filter(move |place| !leaves(place));
        stays.chain(self.order.iter().filter(leaves)).copied()
    }

    /// For each place, the index of what lies there; identical cards are assigned in order.
    pub fn of(&self, lying: &[Lying]) -> impl Iterator<Item = Option<usize>> {
        let mut taken = vec![false; lying.len()];
        self.places.iter().map(move |&place| {
            let thing = place?;
            let here = (0..taken.len()).find(|&at| !taken[at] && lying[at] == thing)?;
            taken[here] = true;
            Some(here)
        })
    }

    /// The number of places for which they are laid out.
    #[must_use]
    pub fn room(&self) -> usize {
        self.room
    }
}

/// Moves the last things into the holes.
fn close_ranks(places: &mut Vec<Option<Lying>>, order: &mut [usize]) {
    while places.len() > order.len() {
        let last = places.pop().flatten();
        let hole = places.iter().position(Option::is_none);
        let (Some(last), Some(hole)) = (last, hole) else {
            continue;
        };
        places[hole] = Some(last);
        let from = places.len();
        order
            .iter_mut()
            .filter(|place| **place == from)
            .for_each(|place| *place = hole);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> Vec<Lying> {
        let card = |&number: &u8| Value::new(number).map_or(Card::WILD, Card::number);
        numbers.iter().map(card).map(Lying::Card).collect()
    }

    fn lies(grid: &Grid, lying: &[Lying]) -> Vec<u8> {
        let number = |at: Option<usize>| match at.map(|at| lying[at]) {
            None => 0,
            Some(Lying::Card(card)) => card.worth(),
            Some(Lying::Build(number)) => 100 + number.number(),
        };
        grid.of(lying).map(number).collect()
    }

    #[test]
    fn cards_keep_their_places_and_new_cards_fill_free_ones() {
        let first = cards(&[6, 2, 5, 3, 2]);
        let grid = Grid::default().now(&first, false);
        assert_eq!(lies(&grid, &first), [6, 2, 5, 3, 2]);
        let left = cards(&[5, 2]);
        let grid = grid.now(&left, false);
        assert_eq!(lies(&grid, &left), [0, 2, 5], "the end is cut off");
        let more = cards(&[5, 2, 9, 7]);
        let grid = grid.now(&more, false);
        assert_eq!(lies(&grid, &more), [9, 2, 5, 7]);
    }

    #[test]
    fn of_identical_cards_the_chosen_one_leaves() {
        let grid = Grid::default().now(&cards(&[3, 7, 3, 3]), false);
        let left = cards(&[7, 3, 3]);
        assert_eq!(lies(&grid.now(&left, false), &left), [3, 7, 3], "the last");
        let grid = grid.leaving(|place| place == 0);
        assert_eq!(
            lies(&grid.now(&left, false), &left),
            [0, 7, 3, 3],
            "the first"
        );
    }

    #[test]
    fn a_card_that_stays_is_not_confused_with_an_equal_one_that_comes() {
        let lay = cards(&[3, 7, 3]);
        let grid = Grid::default().now(&lay, false).leaving(|place| place == 0);
        assert!(grid.order().eq([1, 2, 0]), "the first one leaves");
        let grid = grid.now(&lay, false);
        assert_eq!(lies(&grid, &lay), [3, 7, 3]);
        assert!(grid.order().eq([1, 2, 0]), "the first one has just come");
        // The second of the two leaves, since it came last.
        let left = cards(&[7, 3]);
        assert_eq!(lies(&grid.now(&left, false), &left), [0, 7, 3]);
    }

    #[test]
    fn a_card_that_takes_others_lies_where_it_was_dropped_or_on_the_first_of_them() {
        let lay = cards(&[6, 2, 5]);
        let grid = Grid::default().now(&lay, true);
        let left = |grid: &Grid| grid.now(&cards(&[6]), false).gathers();
        assert_eq!(left(&grid), Gathers::Over(1), "the 2");
        assert_eq!(grid.now(&lay, false).gathers(), Gathers::Free(3));
        let display = Display {
            loose: [6, 2, 5]
                .map(|it| Card::number(Value::new(it).expect("a number")))
                .into_iter()
                .collect(),
            ..Display::default()
        };
        let dropped = |on| grid.clone().dropped_on(Some(on), &display).now(&lay, false);
        let (five, felt) = (dropped(Target::Loose(2)), dropped(Target::Felt));
        assert_eq!(left(&five), Gathers::Over(2));
        assert_eq!(felt.gathers(), Gathers::Free(3));
        assert_eq!(left(&felt), Gathers::Free(3));
        let taken = five.now(&cards(&[6]), false);
        assert_eq!(
            taken.now(&[], false).gathers(),
            Gathers::Over(0),
            "only once"
        );
        let full = Grid::default().now(&cards(&[1; 8]), false);
        assert_eq!(full.gathers(), Gathers::Free(8));
    }

    #[test]
    fn identical_cards_lie_in_one_place_each() {
        let lying = cards(&[4, 4, 4]);
        let grid = Grid::default().now(&lying, true);
        let places: Vec<_> = grid.of(&lying).collect();
        assert_eq!(places, [Some(0), Some(1), Some(2)]);
        assert_eq!(grid.now(&[], true).of(&[]).count(), 0);
    }

    #[test]
    fn a_lost_build_takes_the_first_free_place() {
        let grid = Grid::default().now(&cards(&[6, 2, 5]), false);
        let mut now = cards(&[6, 5]);
        now.push(Lying::Build(Value::new(9).expect("a number")));
        assert_eq!(lies(&grid.now(&now, false), &now), [6, 109, 5]);
    }

    #[test]
    fn the_last_cards_close_ranks_when_a_turn_begins() {
        let grid = Grid::default().now(&cards(&[6, 2, 5, 3, 9]), true);
        let left = cards(&[5, 3, 9]);
        let during = grid.now(&left, false);
        assert_eq!(lies(&during, &left), [0, 0, 5, 3, 9]);
        let grid = during.now(&left, true);
        assert_eq!(lies(&grid, &left), [9, 3, 5]);
        assert!(
            grid.order().eq([2, 1, 0]),
            "in the order in which they came"
        );
    }

    #[test]
    fn the_layout_changes_between_turns_if_possible_and_shrinks_late() {
        let room = |grid: &Grid| grid.room();
        let grid = Grid::default().now(&cards(&[1; 4]), true);
        assert_eq!(room(&grid), 6);
        let grid = grid.now(&cards(&[1; 8]), false);
        assert_eq!(room(&grid), 8, "during a turn, as long as there is room");
        let grid = grid.now(&cards(&[1; 8]), true);
        assert_eq!(room(&grid), 10, "before the next turn");
        let grid = grid.now(&cards(&[1; 13]), false);
        assert_eq!(room(&grid), 16, "at once, if there is no room");
        let fewer = |many| grid.now(&vec![Lying::Card(Card::WILD); many], true);
        assert_eq!(room(&fewer(10)), 16);
        assert_eq!(room(&fewer(9)), 12);
        assert_eq!(room(&fewer(7)), 10);
        assert_eq!(room(&fewer(5)), 8);
        assert_eq!(
            room(&grid.now(&cards(&[1; 4]), false)),
            16,
            "not during a turn"
        );
        assert_eq!(room(&grid.now(&cards(&[1; 90]), true)), 36);
    }
}
