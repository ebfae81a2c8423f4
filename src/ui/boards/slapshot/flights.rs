//! Card animations for the events of Slapshot. A card that others receive is only seen from its back.

use super::anchor::Anchor;
use super::cards::{BACK, deck_id, id};
use super::own_moves;
use crate::engine::Seat;
use crate::games::slapshot::{Card, Contest, Event, Happening, Kind, Slapshot, Stage, View};
use crate::i18n::Names;
use crate::i18n::slapshot::moments::Msg;
use crate::staging::slapshot::team;
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{BEAT, Flight, Movement, PLAY};
use crate::ui::words::say;

/// The time between two cards when teams are dealt, in milliseconds at the normal pace.
const DEAL: u32 = 95;

impl Flights for Slapshot {
    fn flights(story: &Story<Slapshot>) -> Vec<Flight> {
        let &Story {
            events,
            seen,
            names,
        } = story;
        // After the cup comes the result.
        if matches!(seen.view.stage, Stage::Over(_)) {
            return Vec::new();
        }
        let mut news = News {
            view: &seen.view,
            names,
            own: own_draws(events, &seen.view).into_iter(),
            alone: events.iter().filter(|it| changes_a_team(it)).count() == 1,
            flights: Vec::new(),
            now: 0,
        };
        for event in events {
            news.tell(event);
        }
        news.flights
    }
}

/// Whether cards went to or from a team.
fn changes_a_team(event: &Event) -> bool {
    matches!(
        event,
        Event::TradeBegan { .. } | Event::Traded { .. } | Event::Drafted(..) | Event::Replaced(..)
    )
}

struct News<'a> {
    view: &'a View,
    names: &'a Names,
    /// The cards that come to the viewer's team from decks, one after the other.
    own: std::vec::IntoIter<Option<Card>>,
    /// Whether the cards of the viewer's team changed only once.
    alone: bool,
    flights: Vec<Flight>,
    /// When the next flight starts, in milliseconds at the normal pace.
    now: u32,
}

impl News<'_> {
    fn tell(&mut self, event: &Event) {
        if let Some(own) = own_moves::flights(event, self.view).filter(|_| self.alone) {
            let now = self.now;
            let flights = own.into_iter().map(|flight| flight.later(now));
            self.flights.extend(flights);
            self.now = self.flights.iter().map(Flight::lands).max().unwrap_or(now);
            return;
        }
        match *event {
            Event::Picked(seat, kind) => self.draws(seat, kind, DEAL),
            Event::Drafted(seat, kind) => {
                self.passes(Anchor::Seat(seat), Anchor::Deck(kind), deck_id(kind));
                self.draws(seat, kind, PLAY);
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
                // Everybody has seen the card. The viewer's own leaves the place of the new one.
                let from = match self.own.as_slice().first() {
                    Some(Some(card)) if self.view.me == Some(seat) => Anchor::Team(*card),
                    _ => Anchor::Seat(seat),
                };
                self.passes(from, Anchor::Deck(kind), &id(card));
                self.draws(seat, kind, PLAY);
            }
            // The players have seen it pair by pair, and in the final everybody has.
            Event::Won { bout, winner, .. }
                if !matches!(self.view.contest, Contest::Final(_))
                    && self.view.me.is_none_or(|me| !bout.sides().contains(&me)) =>
            {
                self.says(event, Some(winner));
            }
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

    /// A card comes from a deck, and the next movement follows after `then`: for the viewer's team to its place there, if
    /// that is known.
    fn draws(&mut self, seat: Seat, kind: Kind, then: u32) {
        let own = (self.view.me == Some(seat)).then(|| self.own.next().flatten());
        let own = own.flatten().filter(|card| team(self.view).contains(card));
        let from = Anchor::Deck(kind);
        let flight = match own {
            Some(card) => Flight::new(Movement::Drawn, from, Anchor::Team(card)),
            None => {
                let passes = Flight::new(Movement::Passes, from, Anchor::Seat(seat));
                passes.showing(deck_id(kind))
            }
        };
        self.flights.push(flight.after(self.now));
        self.now += then;
    }
}

/// The cards that the viewer's team got from decks during these events; `None` for one that is forgotten.
fn own_draws(events: &[&Event], view: &View) -> Vec<Option<Card>> {
    let draws = |event: &&&Event| {
        let (Event::Picked(seat, _) | Event::Drafted(seat, _) | Event::Replaced(seat, _)) = **event
        else {
            return false;
        };
        view.me == Some(*seat)
    };
    let count = events.iter().filter(draws).count();
    let own = view.past.iter().rev().filter_map(|it| match it {
        Happening::Drew { seat, card, .. } if view.me == Some(*seat) => Some(*card),
        _ => None,
    });
    let mut cards: Vec<_> = own.take(count).collect();
    cards.resize(count, None);
    cards.reverse();
    cards
}
