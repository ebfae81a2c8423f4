//! Which cards move when something happens in Swoop.

use super::spot::Spot;
use crate::engine::{Observation, Seat, Told};
use crate::games::swoop::{Event, Rank, Stacks, Swoop, View};
use crate::ui::motion::{Flight, STAGGER, Way};

/// How long a pile that is swept or taken lies there first, in milliseconds at the normal pace.
const SEEN: u32 = 120;

/// What moved while this happened, for the one who sees this in the end.
pub(super) fn flights(news: &[Told<Swoop>], seen: &Observation<Swoop>) -> Vec<Flight> {
    let events = news.iter().filter_map(|told| match told {
        Told::All(event) => Some(event),
        Told::Only(..) => None,
    });
    let events: Vec<&Event> = events.collect();
    let own = seen.eyes.seat().filter(|_| seen.view.own.is_some());
    let news = News {
        view: &seen.view,
        own,
    };
    if events
        .iter()
        .any(|event| matches!(event, Event::RoundBegan { .. }))
    {
        return news.deal();
    }
    let mut flights = Vec::new();
    for event in &events {
        match **event {
            Event::Swooped { seat, .. } => flights.push(news.clears(Spot::Seat(seat))),
            Event::TookPile { seat, .. } => flights.push(news.clears(Spot::Seat(seat))),
            _ => {}
        }
    }
    flights.extend(news.laid(&events));
    flights
}

/// What somebody sees.
struct News<'a> {
    view: &'a View,
    own: Option<Seat>,
}

impl News<'_> {
    /// Where the hand of a player is, or this rank of it.
    fn hand(&self, seat: Seat, rank: Rank) -> Spot {
        if self.own == Some(seat) {
            Spot::Key(rank)
        } else {
            Spot::Seat(seat)
        }
    }

    /// The pile goes.
    fn clears(&self, to: Spot) -> Flight {
        Flight::new(Way::Leaves, Spot::Pile, to).after(SEEN)
    }

    /// Stacks are laid out, one after the other.
    fn deal(&self) -> Vec<Flight> {
        let mut flights = Vec::new();
        for seat in (0..self.view.options.players).map(Seat) {
            for stack in self.view.places[seat].faces.left().iter() {
                let to = Spot::Stack(seat, stack);
                let flight = Flight::new(Way::Drawn, Spot::Pile, to);
                flights.push(flight.after(u32::from(stack) * STAGGER));
            }
        }
        flights
    }

    /// The cards that were laid on top last and still lie there, from where they came.
    fn laid(&self, events: &[&Event]) -> Vec<Flight> {
        let Some((top, run)) = self.view.top() else {
            return Vec::new();
        };
        let mut from = Vec::new();
        for event in events {
            match **event {
                Event::Played {
                    seat,
                    rank,
                    hand,
                    faces,
                }
                | Event::Added {
                    seat,
                    rank,
                    hand,
                    faces,
                } if rank == top => from.extend(self.origins(seat, rank, hand, faces)),
                Event::Flipped { seat, stack, card } if card == top => {
                    from.push(Spot::Stack(seat, stack));
                }
                Event::Swooped { .. } | Event::TookPile { .. } => from.clear(),
                _ => {}
            }
        }
        let first = run.saturating_sub(from.len() as u8);
        let places = first..run;
        places
            .zip(from)
            .map(|(place, from)| Flight::new(Way::Comes, from, Spot::Top(place)))
            .collect()
    }

    fn origins(
        &self,
        seat: Seat,
        rank: Rank,
        hand: u8,
        faces: Stacks,
    ) -> impl Iterator<Item = Spot> {
        let from_hand = std::iter::repeat_n(self.hand(seat, rank), usize::from(hand));
        from_hand.chain(faces.iter().map(move |stack| Spot::Stack(seat, stack)))
    }
}
