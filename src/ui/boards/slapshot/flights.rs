//! Which cards move when something happens in Slapshot. Of a card that others got nobody sees more than its
//! back.

use super::anchor::Anchor;
use super::cards::{BACK, deck_id};
use super::staged::team;
use crate::engine::{BySeat, Observation, Seat};
use crate::games::slapshot::{Event, Happening, Kind, Slapshot, View};
use crate::i18n::slapshot::Msg;
use crate::ui::motion::{BEAT, Flight, Movement, PLAY};
use crate::ui::words::say;

/// What moved while this happened, for the one who sees this in the end.
pub(super) fn flights(
    events: &[&Event],
    seen: &Observation<Slapshot>,
    names: &BySeat<String>,
) -> Vec<Flight> {
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

struct News<'a> {
    view: &'a View,
    names: &'a BySeat<String>,
    flights: Vec<Flight>,
    /// When the next thing happens, in milliseconds at the normal pace.
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
            // Who played it has seen it pair by pair.
            Event::Won { bout, winner, .. }
                if self.view.me.is_none_or(|me| !bout.sides().contains(&me)) =>
            {
                self.says(event, Some(winner));
            }
            // From here on nobody has turns.
            Event::SeriesBegan(_) => self.says(event, None),
            _ => {}
        }
    }

    fn says(&mut self, event: &Event, seat: Option<Seat>) {
        let words = say(Msg::Moment(event, self.names));
        let beat = Flight::beat(Anchor::Rink, seat, words.as_str());
        self.flights.push(beat.after(self.now));
        self.now += BEAT;
    }

    fn passes(&mut self, from: Anchor, to: Anchor, card: &str) {
        let flight = Flight::new(Movement::Passes, from, to).showing(card);
        self.flights.push(flight.after(self.now));
        self.now += PLAY;
    }

    /// A card comes from a deck: to the own team where it lies now, if that is known.
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

/// Where the card lies in the own team that was drawn last, if nothing has happened to it since.
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
