//! Card animations for the events of Dealt!.

use super::anchor::Anchor;
use super::cards;
use crate::engine::Seat;
use crate::games::dealt::{Dealt, Event, Stage, View};
use crate::i18n::Names;
use crate::i18n::dealt::moments;
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{BEAT, Flight, Movement, STAGGER};
use crate::ui::words::say;

/// How long the middle is cleared before the next trick is led there, in milliseconds at the normal pace.
const CLEARED: u32 = 140;

/// How long a hand that cannot act is dimmed before that is said, in milliseconds at the normal pace.
const DIMS: u32 = 400;

/// The delay before a card is drawn, in milliseconds at the normal pace.
const DRAWN: u32 = 220;

/// How hard a Stop lands.
const STOP: u8 = 7;

impl Flights for Dealt {
    fn flights(story: &Story<Dealt>) -> Vec<Flight> {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let own = seen.eyes.seat().filter(|_| seen.view.own.is_some());
        let news = News {
            view: &seen.view,
            own,
            events,
        };
        let dealt = |event: &&Event| matches!(event, Event::RoundBegan { .. });
        if events.iter().any(dealt) {
            return news.deal();
        }
        let mut flights = news.trick();
        flights.extend(news.hands());
        flights.extend(news.drawn());
        let landed = flights.iter().map(Flight::lands).max().unwrap_or_default();
        flights.extend(news.moments(landed, names));
        flights
    }
}

/// What the viewer sees, and the events that led to it.
struct News<'a> {
    view: &'a View,
    own: Option<Seat>,
    events: &'a [&'a Event],
}

impl News<'_> {
    /// The anchor of a place in a hand.
    fn held(&self, seat: Seat, place: usize) -> Anchor {
        if self.own == Some(seat) {
            Anchor::Hand(place)
        } else {
            Anchor::Other(seat, place)
        }
    }

    /// The deal: one card at a time to each player, leader first, and finally the reserves.
    fn deal(&self) -> Vec<Flight> {
        let View { options, trick, .. } = self.view;
        let mut flights = Vec::new();
        for seat in trick.leader.round(options.players) {
            let hand = self.view.hands[seat].len();
            let mut card = |way, to: Anchor, turn: usize| {
                let flight = Flight::new(way, Anchor::Pile, to);
                flights.push(flight.after(turn as u32 * STAGGER));
            };
            for place in 0..hand {
                let way = if self.own == Some(seat) {
                    Movement::Drawn
                } else {
                    Movement::Unseen
                };
                card(way, self.held(seat, place), place);
            }
            for which in 0..self.view.reserves[seat].len() {
                card(Movement::Drawn, Anchor::Reserve(seat, which), hand + which);
            }
        }
        flights
    }

    /// Played cards. With a new lead the previous trick is discarded.
    fn trick(&self) -> Vec<Flight> {
        let View { trick, ended, .. } = self.view;
        let past = ended.as_ref().filter(|_| trick.turns.is_empty());
        let turns = &past.unwrap_or(trick).turns;
        let acts: Vec<(usize, Seat, usize)> = self.acts().collect();
        if turns.is_empty() || acts.is_empty() {
            return Vec::new();
        }
        let mut flights = Vec::new();
        // The first trick of a round has no previous one.
        let led = acts.len() >= turns.len() && ended.is_some();
        if led {
            let sweep = Flight::new(Movement::Leaves, Anchor::Trick, Anchor::Discard);
            flights.push(sweep);
        }
        let known = turns.len().saturating_sub(acts.len());
        let acts = &acts[acts.len() - (turns.len() - known)..];
        for (turn, &(nth, seat, from)) in turns[known..].iter().zip(acts) {
            for at in 0..turn.cards().len() {
                let from = self.origin(&self.events[..nth], seat, from + at);
                let flight = Flight::new(Movement::Comes, from, Anchor::Turn(seat, at));
                let flight = flight.after(if led { CLEARED } else { 0 });
                // A Stop lands hard.
                let stops = matches!(self.events[nth], Event::Stopped { .. });
                flights.push(flight.landing(if stops { STOP } else { 0 }));
            }
        }
        flights
    }

    /// The turns taken: the index of the event, the player, and the first place played from.
    fn acts(&self) -> impl Iterator<Item = (usize, Seat, usize)> {
        let each = self.events.iter().enumerate();
        each.filter_map(|(nth, event)| match self.change(event)? {
            (seat, Change::Left { at, .. }) => Some((nth, seat, at)),
            (seat, Change::Came { from, .. }) => {
                matches!(from, Anchor::Reserve(..)).then_some((nth, seat, 0))
            }
        })
    }

    /// Cards that came into hands.
    fn hands(&self) -> Vec<Flight> {
        let mut flights = Vec::new();
        for (seat, hand) in self.view.hands.iter() {
            let changes = |event: &&Event| self.change(event).is_some_and(|(of, _)| of == seat);
            if !self.events.iter().any(changes) {
                continue;
            }
            for place in 0..hand.len() {
                let to = self.held(seat, place);
                let from = self.origin(self.events, seat, place);
                let way = match from {
                    Anchor::Other(..) | Anchor::Hand(_) => continue,
                    Anchor::Pile => Movement::Unseen,
                    _ => Movement::Comes,
                };
                flights.push(Flight::new(way, from, to));
            }
        }
        flights
    }

    /// The card that the viewer has drawn.
    fn drawn(&self) -> Option<Flight> {
        let Stage::Redrawing {
            by, drawn: Some(_), ..
        } = self.view.stage
        else {
            return None;
        };
        let new = |event: &&Event| match event {
            Event::MustDraw { seat, .. } | Event::Placed { seat, .. } => *seat == by,
            _ => false,
        };
        let flight = Flight::new(Movement::Drawn, Anchor::Pile, Anchor::Drawn);
        self.events.iter().any(new).then(|| flight.after(DRAWN))
    }

    /// The moments for everybody to see since somebody last played, one after the other: a trick won, who got out
    /// with it, who has to draw, a round lost.
    fn moments(&self, landed: u32, names: &Names) -> Vec<Flight> {
        let played = self.acts().last().map_or(0, |(nth, ..)| nth);
        let since = &self.events[played..];
        let any = |is: fn(&Event) -> bool| since.iter().any(|event| is(event));
        let explained =
            any(|event| matches!(event, Event::Stopped { .. } | Event::MustDraw { .. }));
        let lost_game = any(|event| matches!(event, Event::LostGame { .. }));
        let mut flights = Vec::new();
        let mut after = landed;
        for event in since {
            let (seat, mut words) = (whose(event), moments::Msg::of(event, names));
            match event {
                // A Stop or drawing says how the trick ended, and a lost game that the round was lost.
                Event::TrickEnded { .. } if explained => words = None,
                Event::RoundLost { .. } => {
                    if let Some(why) = moments::Msg::why(event, names) {
                        after += DIMS;
                        flights.push(beat(seat, why, after));
                        after += BEAT;
                    }
                    flights.extend(self.turned_up(after));
                    if lost_game {
                        words = None;
                    }
                }
                Event::GaveChip { seat, left } => {
                    let chip = Anchor::Chip(*seat, *left);
                    let slides = Flight::new(Movement::Slides, chip, Anchor::Trick);
                    // It goes while it is said who lost.
                    flights.push(slides.after(after.saturating_sub(BEAT)));
                }
                Event::Stopped { .. } => {
                    words = moments::Msg::stopped_to_lead(since, names).or(words);
                }
                _ => {}
            }
            if let Some(words) = words {
                flights.push(beat(seat, words, after));
                let takes = matches!(event, Event::TrickEnded { .. } | Event::Stopped { .. });
                flights.extend(
                    seat.filter(|_| takes)
                        .into_iter()
                        .flat_map(|it| self.won(it, after)),
                );
                after += BEAT;
            }
        }
        flights
    }

    /// The cards that won a trick, or the Stop that ended it.
    fn won(&self, seat: Seat, after: u32) -> impl Iterator<Item = Flight> {
        let View { trick, ended, .. } = self.view;
        let past = ended.as_ref().filter(|_| trick.turns.is_empty());
        let turns = &past.unwrap_or(trick).turns;
        let count = turns.iter().find(|turn| turn.seat == seat);
        let count = count.map_or(0, |turn| turn.cards().len());
        (0..count).map(move |at| {
            let anchor = Anchor::Turn(seat, at);
            Flight::new(Movement::Grows, anchor, anchor).after(after)
        })
    }

    /// The hands left at the end of a round, turned up one hand at a time.
    fn turned_up(&self, after: u32) -> Vec<Flight> {
        let mut flights = Vec::new();
        for (seat, hand) in self
            .view
            .hands
            .iter()
            .filter(|(seat, _)| self.own != Some(*seat))
        {
            for (place, card) in hand.iter().enumerate() {
                let anchor = Anchor::Other(seat, place);
                let turns = Flight::new(Movement::Turns, anchor, anchor).after(after);
                flights.extend(card.map(|card| turns.showing(cards::id(card))));
            }
        }
        flights
    }

    /// Where the card at this place of a hand was before these events.
    fn origin(&self, events: &[&Event], of: Seat, mut place: usize) -> Anchor {
        let changes = events.iter().rev().filter_map(|event| self.change(event));
        for (_, change) in changes.filter(|(seat, _)| *seat == of) {
            match change {
                Change::Left { at, many } if place >= at => place += many,
                Change::Came { at, from } if place == at => return from,
                Change::Came { at, .. } if place > at => place -= 1,
                _ => {}
            }
        }
        self.held(of, place)
    }

    /// Whose hand an event changed, and how.
    fn change(&self, event: &Event) -> Option<(Seat, Change)> {
        let left = |at: u8, many| Change::Left {
            at: at.into(),
            many,
        };
        let came = |at: u8, from| Change::Came {
            at: at.into(),
            from,
        };
        Some(match *event {
            Event::Played {
                seat,
                from,
                ref play,
            } => (seat, left(from, play.cards.len())),
            Event::Stopped { seat, at } | Event::PlayedRedraw { seat, at } => (seat, left(at, 1)),
            Event::TookReserve {
                seat, gap, which, ..
            } => (seat, came(gap, Anchor::Reserve(seat, which.into()))),
            Event::Placed { seat, gap, .. } if self.own == Some(seat) => {
                (seat, came(gap, Anchor::Drawn))
            }
            Event::Placed { seat, gap, .. } => (seat, came(gap, Anchor::Pile)),
            _ => return None,
        })
    }
}

/// What happened to a hand, in which each card has its place. The backs of others look alike, so that only the events
/// say which of them it was.
enum Change {
    /// So many cards left, the first of them from this place.
    Left { at: usize, many: usize },
    /// A card came to this place.
    Came { at: usize, from: Anchor },
}

/// Words over the trick.
fn beat(seat: Option<Seat>, words: moments::Msg<'_>, after: u32) -> Flight {
    Flight::beat(Anchor::Trick, seat, say(words).to_string()).after(after)
}

/// The player concerned, if it is just one.
fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::TrickEnded { highest } => highest,
        Event::Stopped { seat, .. }
        | Event::WentOut { seat }
        | Event::MustDraw { seat, .. }
        | Event::LostGame { seat } => Some(seat),
        Event::RoundLost { seats, .. } => seats.single(),
        _ => None,
    }
}
