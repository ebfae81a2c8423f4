//! Card animations for the events of Sloop, and the moments that are held.

use super::anchor::{Anchor, numbered};
use super::cards::{BACK, id};
use super::log::of_event;
use crate::engine::Seat;
use crate::games::sloop::{Card, Event, Sloop, View};
use crate::i18n::Names;
use crate::i18n::sloop::{moments, sums};
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{BEAT, Flight, Movement, PLAY, STAGGER};
use crate::ui::words::{language, say};

impl Flights for Sloop {
    fn flights(story: &Story<Sloop>) -> Vec<Flight> {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let view = &seen.view;
        let own = seen.eyes.seat().filter(|_| view.own.is_some());
        let mut news = News {
            own,
            names,
            flipped: false,
            flights: Vec::new(),
            ends: events
                .iter()
                .any(|event| matches!(event, Event::TookRest { seat: Some(_), .. })),
            acts: None,
            now: 0,
        };
        for event in events {
            news.tell(event, view);
        }
        news.flights
    }
}

/// The events as given eyes see them, processed in order.
pub(super) struct News<'a> {
    own: Option<Seat>,
    names: &'a Names,
    /// Whether a flipped card is about to be played.
    flipped: bool,
    flights: Vec<Flight>,
    /// Whether the display is cleared at the end.
    pub(super) ends: bool,
    /// Whose act is told.
    acts: Option<Seat>,
    /// When the next flight starts, in milliseconds at the normal pace.
    now: u32,
}

impl News<'_> {
    /// Where a card is played from.
    pub(super) fn origin(&mut self, seat: Seat, card: Card) -> Anchor {
        if std::mem::take(&mut self.flipped) {
            Anchor::Flipped(card)
        } else if self.own == Some(seat) {
            Anchor::Hand(card)
        } else {
            Anchor::Held(seat)
        }
    }

    pub(super) fn add(&mut self, flight: Flight) {
        self.flights.push(flight.later(self.now).by(self.acts));
    }

    /// Delays the following flights by this time.
    pub(super) fn then(&mut self, time: u32) {
        self.now += time;
    }

    /// A moment to be held for everybody, with words over the display.
    pub(super) fn moment(&mut self, event: &Event, seat: Option<Seat>, after: u32) {
        let words = moments::words(language(), event, self.names);
        let build = moments::Msg::taken_build(event, self.names).map(say);
        let sums = Some(sums::of_event(event)).filter(|sums| !sums.is_empty());
        let details: Vec<String> = build
            .map(|build| build.to_string())
            .into_iter()
            .chain(sums)
            .collect();
        let words = if details.is_empty() {
            words
        } else {
            format!("{words}: {}", details.join(", "))
        };
        self.add(Flight::beat(Anchor::Gathers, seat, words).after(after));
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one match of all that happens reads best whole"
    )]
    fn tell(&mut self, event: &Event, view: &View) {
        self.acts = of_event(event).0.or(self.acts);
        match event {
            Event::Dealt { .. } => self.deal(view),
            Event::TurnedUp(cards) => {
                for card in cards {
                    let to = Anchor::Loose(*card);
                    self.add(Flight::new(Movement::Unseen, Anchor::Deck, to));
                    self.then(STAGGER);
                }
            }
            Event::Offered { seat, card: true } => {
                if let Some(partner) = view.options.partner(*seat) {
                    self.hands_over(*seat, partner);
                }
            }
            Event::Kept { seat } | Event::GaveBack { seat } => {
                if let Some(partner) = view.options.partner(*seat) {
                    self.hands_over(*seat, partner);
                }
            }
            Event::LostBuild { seat, .. } => {
                self.moment(event, Some(*seat), 0);
                self.then(BEAT);
            }
            Event::Captured { .. } => self.captured(event),
            Event::Built { .. } | Event::Continued { .. } => self.built(event),
            Event::Put { seat, card, .. } => {
                let from = self.origin(*seat, *card);
                let flight = if self.ends {
                    // The card does not stay.
                    Flight::new(Movement::Passes, from, Anchor::Gathers).showing(id(*card))
                } else {
                    Flight::new(Movement::Comes, from, Anchor::Loose(*card))
                };
                self.add(flight);
                self.then(PLAY);
            }
            Event::Stole { .. } => self.stole(event, view),
            Event::Flipped { cards, .. } => {
                for (place, card) in cards.iter().enumerate() {
                    let to = Anchor::Flipped(*card);
                    let flight = Flight::new(Movement::Unseen, Anchor::Deck, to);
                    self.add(flight.after(place as u32 * PLAY));
                }
                self.then(PLAY * 3);
            }
            Event::Removed(cards) => {
                self.flipped = true;
                // Of identical ones, the last is played.
                for (card, nth) in numbered(cards.iter().copied()) {
                    let from = Anchor::Flipped(card).nth(nth);
                    self.add(Flight::new(Movement::Slides, from, Anchor::Gone));
                }
            }
            Event::Drew { seat, cards } => self.drew(*seat, *cards, view),
            Event::PileEmpty => self.moment(event, None, 0),
            Event::TookRest {
                seat: Some(seat),
                cards: cards @ 1..,
            } => {
                let flight = Flight::new(Movement::Leaves, Anchor::Display, Anchor::Pile(*seat));
                self.add(flight.after(BEAT).carrying((*cards).into()));
                self.moment(event, Some(*seat), 0);
                self.then(BEAT);
            }
            _ => {}
        }
    }

    /// A face-down card goes from hand to hand.
    fn hands_over(&mut self, from: Seat, to: Seat) {
        let flight = Flight::new(Movement::Passes, Anchor::Held(from), Anchor::Held(to));
        // Each still holds as many.
        self.add(flight.showing(BACK).carrying(0));
        self.then(PLAY);
    }

    fn deal(&mut self, view: &View) {
        let hand = self.own.and(view.own.as_ref());
        self.draws(hand.into_iter().flatten());
    }

    /// These cards come to the viewer's hand.
    fn draws<'a>(&mut self, cards: impl Iterator<Item = &'a Card>) {
        for card in cards {
            let to = Anchor::Hand(*card);
            self.add(Flight::new(Movement::Drawn, Anchor::Deck, to));
            self.then(STAGGER);
        }
    }

    /// Cards drawn to the viewer's hand are at its end.
    fn drew(&mut self, seat: Seat, cards: u8, view: &View) {
        if self.own != Some(seat) {
            let to = Anchor::Held(seat);
            let flight = Flight::new(Movement::Unseen, Anchor::Deck, to);
            self.add(flight.carrying(cards.into()));
            return;
        }
        let before = usize::from(view.hands[seat].saturating_sub(cards));
        self.draws(view.own.iter().flatten().skip(before));
    }
}
