//! Which card is where, as far as somebody knows or guesses.

use arrayvec::ArrayVec;

use super::cards::{Card, Kind, MOST};
use crate::engine::{BySeat, Rng, Seat};

/// The cards of one kind in a team, unordered; `None` if unknown.
pub type Spots = ArrayVec<Option<Card>, 3>;

/// Which card is where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// By seat and [`Kind::index`].
    pub teams: BySeat<[Spots; 3]>,
    /// By [`Kind::index`], from the bottom up.
    pub piles: [ArrayVec<Option<Card>, MOST>; 3],
}

impl Places {
    /// The cards of a team that are known, in canonical order.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Vec<Card> {
        let spots = self.teams.get(seat).into_iter().flatten().flatten();
        let mut cards: Vec<Card> = spots.flatten().copied().collect();
        cards.sort_unstable();
        cards
    }

    /// Every place for cards of a kind.
    pub(super) fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Option<Card>> {
        let teams = self
            .teams
            .iter()
            .flat_map(move |(_, team)| &team[kind.index()]);
        teams.chain(&self.piles[kind.index()])
    }

    /// The cards of this deck that have no place yet.
    #[must_use]
    pub fn unplaced(&self, deck: &[Card]) -> Vec<Card> {
        let mut cards = deck.to_vec();
        for card in Kind::ALL
            .into_iter()
            .flat_map(|kind| self.of_kind(kind))
            .flatten()
        {
            if let Some(at) = cards.iter().position(|other| other == card) {
                cards.swap_remove(at);
            }
        }
        cards.sort_unstable();
        cards
    }

    /// Deals the cards without a place to the places without a card, at random.
    pub(super) fn fill(&mut self, deck: &[Card], rng: &mut Rng) {
        let mut cards = self.unplaced(deck);
        rng.shuffle(&mut cards);
        for kind in Kind::ALL {
            let mut of_kind = cards.iter().copied().filter(|card| card.kind == kind);
            let mut fill = |spot: &mut Option<Card>| *spot = spot.or_else(|| of_kind.next());
            for seat in (0..self.teams.seats()).map(Seat) {
                self.teams[seat][kind.index()]
                    .iter_mut()
                    .for_each(&mut fill);
            }
            self.piles[kind.index()].iter_mut().for_each(&mut fill);
        }
    }

    /// Whether this is consistent with everything known in `sure`.
    pub(super) fn agree_with(&self, sure: &Self) -> bool {
        let piles = self.piles.iter().flatten().zip(sure.piles.iter().flatten());
        let mut known = piles.filter(|(_, sure)| sure.is_some());
        let mut teams = (0..self.teams.seats()).map(|seat| {
            let mut here = self.team(Seat(seat));
            sure.team(Seat(seat)).into_iter().all(|card| {
                let place = here.iter().position(|other| *other == card);
                place.map(|place| here.swap_remove(place)).is_some()
            })
        });
        known.all(|(is, sure)| is == sure) && teams.all(|agrees| agrees)
    }
}
