//! Card animations for the events of Sloop, and the moments that are held.

use super::anchor::{Anchor, numbered};
use super::cards::{BACK, id};
use super::log::of_event;
use super::pile_counts::PileCounts;
use crate::engine::Seat;
use crate::games::sloop::{Card, Event, Hand, Sloop, View};
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
        let before = Kinds::before(view.display.loose.iter().copied(), events);
        let mut news = News {
            own,
            names,
            loose: before,
            stays: before,
            hand: Kinds::default(),
            left: None,
            flights: Vec::new(),
            ends: events
                .iter()
                .any(|event| matches!(event, Event::TookRest { seat: Some(_), .. })),
            acts: None,
            now: 0,
            piles: PileCounts::before(view, events),
        };
        if let Some(hand) = own.and(view.own.as_ref()) {
            news.holds(hand, events);
        }
        for event in events {
            news.tell(event, view);
        }
        news.make_room();
        news.flights
    }
}

/// Counts of each kind of card in one place, updated as events are processed.
#[derive(Clone, Copy, Default)]
pub(super) struct Kinds([usize; Card::KINDS]);

impl Kinds {
    /// Adds a card, and returns how many of its kind were there before.
    fn come(&mut self, card: Card) -> usize {
        let here = &mut self.0[card.kind()];
        *here += 1;
        *here - 1
    }

    /// Removes a card, and returns how many of its kind are left.
    pub(super) fn go(&mut self, card: Card) -> usize {
        let here = &mut self.0[card.kind()];
        *here = here.saturating_sub(1);
        *here
    }

    /// The loose cards before the events, given those that are loose now.
    fn before(now: impl Iterator<Item = Card>, events: &[&Event]) -> Self {
        let mut kinds = Self::default();
        now.for_each(|card| {
            kinds.come(card);
        });
        for event in events.iter().rev() {
            match event {
                Event::TurnedUp(cards) => {
                    cards.iter().for_each(|card| {
                        kinds.go(*card);
                    });
                }
                Event::Put { card, .. } => {
                    kinds.go(*card);
                }
                Event::Captured { groups, bonus, .. } => {
                    let cards = groups.cards().iter().chain(bonus);
                    cards.for_each(|card| {
                        kinds.come(*card);
                    });
                }
                Event::Built { groups, .. } | Event::Continued { groups, .. } => {
                    groups.cards().iter().for_each(|card| {
                        kinds.come(*card);
                    });
                }
                _ => {}
            }
        }
        kinds
    }
}

/// The player and the card played in this event.
fn plays(event: &Event) -> Option<(Seat, Card)> {
    match *event {
        Event::Captured { seat, card, .. }
        | Event::Built { seat, card, .. }
        | Event::Continued { seat, card, .. }
        | Event::Put { seat, card, .. } => Some((seat, card)),
        _ => None,
    }
}

/// The events as given eyes see them, processed in order.
pub(super) struct News<'a> {
    own: Option<Seat>,
    names: &'a Names,
    /// The loose cards of the display.
    loose: Kinds,
    /// Those of them that were there before the events.
    stays: Kinds,
    /// The viewer's hand.
    hand: Kinds,
    /// The other flipped cards, while one of them is about to be played.
    left: Option<Vec<Card>>,
    flights: Vec<Flight>,
    /// Whether the display is cleared at the end.
    pub(super) ends: bool,
    /// Whose act is told.
    acts: Option<Seat>,
    /// When the next flight starts, in milliseconds at the normal pace.
    now: u32,
    /// The score piles.
    pub(super) piles: PileCounts,
}

impl News<'_> {
    /// Sets the viewer's hand to what it was before the events.
    fn holds(&mut self, hand: &Hand, events: &[&Event]) {
        let (mut drawn, mut flips) = (0, false);
        for event in events {
            match event {
                Event::Drew { seat, cards } if Some(*seat) == self.own => {
                    drawn += usize::from(*cards);
                }
                Event::Dealt { .. } => drawn = hand.len(),
                _ => {}
            }
        }
        hand.iter()
            .take(hand.len().saturating_sub(drawn))
            .for_each(|card| {
                self.hand.come(*card);
            });
        for event in events {
            flips |= matches!(event, Event::Removed(_));
            let played = plays(event).filter(|(seat, _)| Some(*seat) == self.own);
            if let Some((_, card)) = played
                && !std::mem::take(&mut flips)
            {
                self.hand.come(card);
            }
        }
    }

    /// Where a card is played from.
    pub(super) fn origin(&mut self, seat: Seat, card: Card) -> Anchor {
        if let Some(left) = self.left.take() {
            let nth = left.iter().filter(|it| **it == card).count();
            return Anchor::Flipped(card, nth);
        }
        if self.own == Some(seat) {
            Anchor::Hand(card, self.hand.go(card))
        } else {
            Anchor::Held(seat)
        }
    }

    /// Removes a loose card, and returns where it lay.
    pub(super) fn takes(&mut self, card: Card) -> Anchor {
        let left = self.loose.go(card);
        let stays = &mut self.stays.0[card.kind()];
        *stays = left.min(*stays);
        Anchor::Loose(card, left)
    }

    /// Once cards come, or have left, the others may lie elsewhere: closer together, or where there was a hole.
    fn make_room(&mut self) {
        let comes = |flight: &&Flight| {
            matches!(flight.way, Movement::Unseen | Movement::Comes)
                && flight.to.starts_with("display-")
        };
        let first = self.flights.iter().filter(comes).map(|it| it.after).min();
        let first = first.unwrap_or(self.now);
        for card in Card::all() {
            for nth in 0..self.stays.0[card.kind()] {
                let lies = Anchor::Loose(card, nth);
                let shifts = Flight::new(Movement::Shifts, lies, lies);
                self.flights.push(shifts.after(first));
            }
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
                    let to = Anchor::Loose(*card, self.loose.come(*card));
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
                let to = Anchor::Loose(*card, self.loose.come(*card));
                let flight = if self.ends {
                    // The card does not stay.
                    Flight::new(Movement::Passes, from, Anchor::Gathers).showing(id(*card))
                } else {
                    Flight::new(Movement::Comes, from, to)
                };
                self.add(flight);
                self.then(PLAY);
            }
            Event::Stole { .. } => self.stole(event, view),
            Event::Flipped { cards, .. } => {
                for (place, (card, nth)) in numbered(cards.iter().copied()).enumerate() {
                    let to = Anchor::Flipped(card, nth);
                    let flight = Flight::new(Movement::Unseen, Anchor::Deck, to);
                    self.add(flight.after(place as u32 * PLAY));
                }
                self.then(PLAY * 3);
            }
            Event::Removed(cards) => {
                self.left = Some(cards.to_vec());
                for (card, nth) in numbered(cards.iter().copied()) {
                    let from = Anchor::Flipped(card, nth);
                    self.add(Flight::new(Movement::Slides, from, Anchor::Gone));
                }
            }
            Event::Drew { seat, cards } => self.drew(*seat, *cards, view),
            Event::PileEmpty => self.moment(event, None, 0),
            Event::TookRest {
                seat: Some(seat),
                cards: 1..,
            } => {
                let flight = Flight::new(Movement::Leaves, Anchor::Display, Anchor::Pile(*seat));
                self.add(flight.after(BEAT));
                self.moment(event, Some(*seat), 0);
                self.then(BEAT);
            }
            _ => {}
        }
    }

    /// A face-down card goes from hand to hand.
    fn hands_over(&mut self, from: Seat, to: Seat) {
        let flight = Flight::new(Movement::Passes, Anchor::Held(from), Anchor::Held(to));
        self.add(flight.showing(BACK));
        self.then(PLAY);
    }

    fn deal(&mut self, view: &View) {
        let hand = self.own.and(view.own.as_ref());
        let cards: Vec<Card> = hand.into_iter().flatten().copied().collect();
        for (card, nth) in numbered(cards) {
            self.add(Flight::new(
                Movement::Drawn,
                Anchor::Deck,
                Anchor::Hand(card, nth),
            ));
            self.then(STAGGER);
        }
    }

    /// Cards drawn to the viewer's hand are at its end.
    fn drew(&mut self, seat: Seat, cards: u8, view: &View) {
        if self.own != Some(seat) {
            let to = Anchor::Held(seat);
            self.add(Flight::new(Movement::Unseen, Anchor::Deck, to));
            return;
        }
        let hand: Vec<Card> = view.own.iter().flatten().copied().collect();
        let before = hand.len().saturating_sub(cards.into());
        for (card, nth) in numbered(hand).skip(before) {
            self.add(Flight::new(
                Movement::Drawn,
                Anchor::Deck,
                Anchor::Hand(card, nth),
            ));
            self.then(STAGGER);
        }
    }
}
