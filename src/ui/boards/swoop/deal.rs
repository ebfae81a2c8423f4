//! How a round is dealt: each card comes by itself.

use super::anchor::Anchor;
use super::cards;
use super::flights::News;
use crate::engine::Seat;
use crate::games::swoop::{Counts, Rank, STACKS};
use crate::ui::motion::{Flight, Movement, STAGGER};

/// How many cards at a time others get into their hands, which nobody sees.
const PACKET: usize = 4;

impl News<'_> {
    /// The stacks, face down and then face up, and then the hands.
    pub(super) fn deal(&self) -> Vec<Flight> {
        let mut flights = Vec::new();
        for seat in (0..self.view.options.players).map(Seat) {
            let tableau = &self.view.tableaus[seat];
            let drawn = |to: Anchor| Flight::new(Movement::Drawn, Anchor::Pile, to);
            let nth = |stack: u8| u32::from(stack) * STAGGER;
            let covered = tableau.blinds.but(tableau.uncovered());
            let below = covered
                .iter()
                .map(|stack| drawn(Anchor::Covered(seat, stack)).after(nth(stack)));
            flights.extend(below);
            let upon = tableau.faces.left();
            let upon = upon
                .iter()
                .map(|stack| drawn(Anchor::Stack(seat, stack)).after(nth(stack)));
            let row = STACKS as u32 * STAGGER;
            flights.extend(upon.map(|flight| flight.later(row)));
            let hand = match (self.own == Some(seat), &self.view.own) {
                (true, Some(hand)) => Self::own_hand(seat, hand),
                _ => self.other_hand(seat),
            };
            flights.extend(hand.into_iter().map(|flight| flight.later(2 * row)));
        }
        flights
    }

    /// The viewer's hand, card by card.
    fn own_hand(seat: Seat, hand: &Counts) -> Vec<Flight> {
        let each = |(rank, many): (Rank, u8)| (0..many).map(move |_| rank);
        let comes = (0..)
            .zip(hand.iter().flat_map(each))
            .map(|(nth, rank): (u32, _)| {
                let flight = Flight::new(Movement::Passes, Anchor::Pile, Anchor::Key(seat, rank));
                flight.showing(cards::id(rank)).after(nth * STAGGER)
            });
        comes.collect()
    }

    /// Another hand, in packets of backs.
    fn other_hand(&self, seat: Seat) -> Vec<Flight> {
        let all = u16::from(self.view.tableaus[seat].hand);
        let comes = (0..all).step_by(PACKET).map(|dealt| {
            let flight = Flight::new(Movement::Passes, Anchor::Pile, Anchor::Hand(seat));
            let flight = flight
                .showing(cards::BACK)
                .after(u32::from(dealt) * STAGGER);
            flight.carrying((all - dealt).min(PACKET as u16))
        });
        comes.collect()
    }
}
