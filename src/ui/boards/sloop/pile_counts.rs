//! The counts of the score piles while cards come and go, which tick card by card.

use crate::engine::{BySeat, Seat};
use crate::games::sloop::{Event, View};
use crate::ui::motion::Flight;

/// How many cards each score pile has, updated as events are processed.
pub(super) struct PileCounts(BySeat<usize>);

impl PileCounts {
    /// Before the events.
    pub(super) fn before(view: &View, events: &[&Event]) -> Self {
        let mut piles = Self(view.piles.map(|_, pile| pile.len()));
        for event in events.iter().rev() {
            match event {
                Event::Captured { seat, .. } => piles.lose(*seat, event.captured()),
                Event::Stole { seat, thefts } => {
                    piles.lose(*seat, thefts.len());
                    thefts.iter().for_each(|theft| piles.0[theft.from] += 1);
                }
                Event::TookRest {
                    seat: Some(seat),
                    cards,
                } => piles.lose(*seat, (*cards).into()),
                _ => {}
            }
        }
        piles
    }

    fn lose(&mut self, seat: Seat, cards: usize) {
        self.0[seat] = self.0[seat].saturating_sub(cards);
    }

    /// The flight with which this many cards come to a pile.
    pub(super) fn grow(&mut self, seat: Seat, cards: usize, flight: Flight) -> Flight {
        self.0[seat] += cards;
        self.tell(seat, flight)
    }

    /// The flight with which a card leaves a pile.
    pub(super) fn shrink(&mut self, seat: Seat, flight: Flight) -> Flight {
        self.lose(seat, 1);
        self.tell(seat, flight)
    }

    fn tell(&self, seat: Seat, flight: Flight) -> Flight {
        flight.telling(format!("pile-{seat}"), self.0[seat].to_string())
    }
}
