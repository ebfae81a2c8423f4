//! Card animations for the events of Slapshot. A card that others receive is only seen from its back.

use super::anchor::Anchor;
use super::cards::{BACK, deck_id};
use crate::engine::Seat;
use crate::games::slapshot::{Event, Happening, Kind, Slapshot, View};
use crate::i18n::Names;
use crate::i18n::slapshot::moments::Msg;
use crate::staging::slapshot::team;
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{BEAT, Flight, Movement, PLAY};
use crate::ui::words::say;

impl Flights for Slapshot {
    fn flights(story: &Story<Slapshot>) -> Vec<Flight> {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let mut news = News {
            view: &seen.view,
            names,
            flights: Vec::new(),
            now: 0,
        };
        for event in events {
            news.tell(event);
        }
        news.flights
    }
}

struct News<'a> {
    view: &'a View,
    names: &'a Names,
    flights: Vec<Flight>,
    /// When the next flight starts, in milliseconds at the normal pace.
    now: u32,
}

impl News<'_> {
    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Picked(seat, kind) => self.draws(seat, kind),
            Event::Drafted(seat, kind) => {
                self.passes(Anchor::Seat(seat), Anchor::Deck(kind), deck_id(kind));
                self.draws(seat, kind);
            }
            Event::TradeBegan { by, with } => {
                let to = if self.view.me == Some(by) {
                    Anchor::Drawn
                } else {
                    Anchor::Seat(by)
                };
                self.passes(Anchor::Seat(with), to, BACK);
            }
            Event::Traded { by, with } => {
                self.passes(Anchor::Seat(by), Anchor::Seat(with), BACK);
            }
            Event::Replaced(seat, card) => {
                let kind = card.kind;
                self.passes(Anchor::Seat(seat), Anchor::Deck(kind), deck_id(kind));
                self.draws(seat, kind);
            }
            // The players have seen it pair by pair.
            Event::Won { bout, winner, .. }
                if self.view.me.is_none_or(|me| !bout.sides().contains(&me)) =>
            {
                self.says(event, Some(winner));
            }
            // From now on nobody takes turns.
            Event::SeriesBegan(_) => self.says(event, None),
            _ => {}
        }
    }

    fn says(&mut self, event: &Event, seat: Option<Seat>) {
        let Some(moment) = Msg::of(event, self.names) else {
            return;
        };
        let words = say(moment);
        let beat = Flight::beat(Anchor::Rink, seat, words.as_str());
        self.flights.push(beat.after(self.now));
        self.now += BEAT;
    }

    fn passes(&mut self, from: Anchor, to: Anchor, card: &str) {
        let flight = Flight::new(Movement::Passes, from, to).showing(card);
        self.flights.push(flight.after(self.now));
        self.now += PLAY;
    }

    /// A card comes from a deck: for the viewer's team to its place there, if that is known.
    fn draws(&mut self, seat: Seat, kind: Kind) {
        let own = (self.view.me == Some(seat))
            .then(|| drawn(self.view, seat))
            .flatten();
        let Some(place) = own else {
            return self.passes(Anchor::Deck(kind), Anchor::Seat(seat), deck_id(kind));
        };
        let flight = Flight::new(Movement::Drawn, Anchor::Deck(kind), Anchor::Team(place));
        self.flights.push(flight.after(self.now));
        self.now += PLAY;
    }
}

/// The place in the viewer's team of the card drawn last, if nothing has happened since.
fn drawn(view: &View, seat: Seat) -> Option<usize> {
    match view.past.last()? {
        Happening::Drew {
            seat: whose,
            card: Some(card),
            ..
        } if *whose == seat => team(view).iter().position(|it| it == card),
        _ => None,
    }
}
