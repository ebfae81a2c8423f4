//! The order in which a team goes onto the ice (SH-3.1).

use crate::engine::{Rng, sorted};
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Card, Happening, Kind, Line, View};

/// The viewer's team in an order: the places of its cards in the team, first revealed first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order([u8; TEAM]);

impl Default for Order {
    fn default() -> Self {
        Self([0, 1, 2, 3, 4, 5])
    }
}

impl Order {
    /// The places in the team, by slot.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().map(usize::from)
    }

    /// The team in this order; `None` if the team is incomplete.
    #[must_use]
    pub fn line(&self, team: &[Card]) -> Option<Line> {
        let cards = self.places().map(|place| team.get(place).copied());
        cards.collect::<Option<Vec<Card>>>()?.try_into().ok()
    }

    /// The order in which this line has the cards of the team; `None` if it has others.
    #[must_use]
    pub fn of(line: &Line, team: &[Card]) -> Option<Self> {
        let mut left: Vec<usize> = (0..team.len()).collect();
        let mut order = Self::default();
        for (slot, card) in order.0.iter_mut().zip(line) {
            let at = left.iter().position(|&place| team[place] == *card)?;
            *slot = left.remove(at) as u8;
        }
        Some(order)
    }

    /// The order with the cards of two slots exchanged.
    #[must_use]
    pub fn swapped(mut self, one: usize, other: usize) -> Self {
        self.0.swap(one, other);
        self
    }

    /// The order of a line, applied to another team: each slot gets the card with the same rank within its kind.
    #[must_use]
    pub fn like(line: &Line, team: &[Card]) -> Self {
        let mut order = Self::default();
        for kind in Kind::ALL {
            let stood = (0..TEAM).filter(|&slot| line[slot].kind == kind);
            let stood = sorted(stood, |&slot| (line[slot], slot));
            let here = (0..team.len().min(TEAM)).filter(|&place| team[place].kind == kind);
            let here = sorted(here, |&place| (team[place], place));
            for (slot, place) in stood.into_iter().zip(here) {
                order.0[slot] = place as u8;
            }
        }
        order
    }

    /// The order of the viewer's last game, as far as it was seen.
    #[must_use]
    pub fn last(view: &View) -> Option<Self> {
        let (me, team) = (view.me?, view.own.as_ref()?);
        let line = view.past.iter().rev().find_map(|it| match it {
            Happening::Revealed { seat, cards } if *seat == me => cards.as_slice().try_into().ok(),
            _ => None,
        })?;
        Some(Self::like(&line, team))
    }

    /// The best first, with the goalie last.
    #[must_use]
    pub fn best_first(team: &[Card]) -> Self {
        Self::by(team, |card| {
            (card.kind == Kind::Goalie, u8::MAX - card.value)
        })
    }

    /// The goalie first, then the best.
    #[must_use]
    pub fn goalie_first(team: &[Card]) -> Self {
        Self::by(team, |card| {
            (card.kind != Kind::Goalie, u8::MAX - card.value)
        })
    }

    fn by<K: Ord>(team: &[Card], key: impl Fn(Card) -> K) -> Self {
        let places = sorted(0..team.len().min(TEAM), |&place| key(team[place]));
        let mut order = Self::default();
        for (slot, place) in order.0.iter_mut().zip(places) {
            *slot = place as u8;
        }
        order
    }

    /// A random order, all equally likely.
    #[must_use]
    pub fn shuffled(seed: u64) -> Self {
        let mut order = Self::default();
        Rng::new(seed).shuffle(&mut order.0);
        order
    }
}
