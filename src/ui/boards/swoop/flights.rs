//! Card animations for the events of Swoop.

use super::anchor::Anchor;
use super::cards;
use crate::engine::Seat;
use crate::games::swoop::{Counts, Event, Rank, STACKS, Stacks, Swoop, View};
use crate::i18n::Names;
use crate::i18n::swoop::log::Msg;
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{BEAT, Flight, Movement, PASS, PLAY, STAGGER, TURN};
use crate::ui::words::say;

impl Flights for Swoop {
    fn flights(story: &Story<Swoop>) -> Vec<Flight> {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let own = seen.eyes.seat().filter(|_| seen.view.own.is_some());
        let news = News {
            view: &seen.view,
            own,
        };
        let deals = |event: &&Event| matches!(event, Event::RoundBegan { .. });
        if events.iter().any(deals) {
            return news.deal();
        }
        // The pile is only cleared once; cards that came later lie there afterward.
        let clears =
            |event: &&Event| matches!(event, Event::Swooped { .. } | Event::TookPile { .. });
        let mut flights = match events.iter().position(clears) {
            Some(at) => {
                let mut flights = news.cleared(&events[..at], events[at], names);
                let landed = landed(&flights);
                let laid = news.laid(&events[at..]).into_iter();
                flights.extend(laid.map(|flight| flight.later(landed)));
                flights
            }
            None => news.laid(events),
        };
        if let Some(out) = events
            .iter()
            .find(|event| matches!(event, Event::WentOut { .. }))
        {
            flights.push(held(out, names).after(landed(&flights)));
        }
        flights
    }
}

/// When the last of these lands.
fn landed(flights: &[Flight]) -> u32 {
    flights.iter().map(Flight::lands).max().unwrap_or_default()
}

/// The moment when a card takes the pile.
fn taken(event: &Event, rank: Rank, names: &Names) -> Option<Flight> {
    let Event::TookPile { seat, pile } = *event else {
        return None;
    };
    let (name, cards) = (&names[seat], pile.total());
    let words = say(Msg::MomentHigher { rank, name, cards }).to_string();
    Some(Flight::beat(Anchor::Pile, Some(seat), words))
}

/// A moment to be held for everybody.
fn held(event: &Event, names: &Names) -> Flight {
    let seat = match *event {
        Event::Swooped { seat, .. } | Event::TookPile { seat, .. } | Event::WentOut { seat } => {
            Some(seat)
        }
        _ => None,
    };
    let words = Msg::moment(event, names).map(say).unwrap_or_default();
    Flight::beat(Anchor::Pile, seat, words.to_string())
}

/// What the viewer sees.
struct News<'a> {
    view: &'a View,
    own: Option<Seat>,
}

impl News<'_> {
    /// The anchor of a player's hand, or of this rank in the viewer's.
    fn hand(&self, seat: Seat, rank: Rank) -> Anchor {
        if self.own == Some(seat) {
            Anchor::Key(rank)
        } else {
            Anchor::Seat(seat)
        }
    }

    /// Cards just played pass over the pile, and then the whole pile goes: out of play, or to the player who takes it.
    fn cleared(&self, events: &[&Event], end: &Event, names: &Names) -> Vec<Flight> {
        let to = match *end {
            Event::TookPile { seat, .. } => Anchor::Seat(seat),
            _ => Anchor::Gone,
        };
        let mut passes = Vec::new();
        let mut turn = None;
        let mut last = None;
        for put in events.iter().filter_map(|event| Put::of(event)) {
            turn = turn.or(put.turned());
            let after = if turn.is_some() { TURN } else { 0 };
            let card = cards::id(put.rank);
            // Several cards may come from the same hand.
            let mut origins: Vec<Anchor> = self.origins(&put).collect();
            origins.dedup();
            passes.extend(origins.into_iter().map(|from| {
                let flight = Flight::new(Movement::Passes, from, Anchor::Pile);
                flight.after(after).staying(BEAT).showing(&card)
            }));
            last = Some((put.rank, card, after));
        }
        let goes = Flight::new(Movement::Leaves, Anchor::Pile, to);
        let (goes, beat) = match last {
            Some((rank, card, after)) => {
                let beat = taken(end, rank, names).unwrap_or_else(|| held(end, names));
                let goes = goes.after(after + PASS + BEAT).showing(card);
                (goes, beat.after(after + PLAY))
            }
            None => (goes.after(BEAT), held(end, names)),
        };
        // The last flight is drawn on top.
        let turn = turn.into_iter().chain([goes]);
        turn.chain(passes).chain([beat]).collect()
    }

    /// The deal: the stacks, one after the other, and then the viewer's hand.
    fn deal(&self) -> Vec<Flight> {
        let mut flights = Vec::new();
        for seat in (0..self.view.options.players).map(Seat) {
            for stack in self.view.places[seat].faces.left().iter() {
                let to = Anchor::Stack(seat, stack);
                let flight = Flight::new(Movement::Drawn, Anchor::Pile, to);
                flights.push(flight.after(u32::from(stack) * STAGGER));
            }
        }
        let hand = self.view.own.iter().flat_map(Counts::iter);
        for ((rank, _), place) in hand.zip(STACKS as u32..) {
            let flight = Flight::new(Movement::Drawn, Anchor::Pile, Anchor::Key(rank));
            flights.push(flight.after(place * STAGGER));
        }
        flights
    }

    /// The cards played last that are still on top, with their origins.
    fn laid(&self, events: &[&Event]) -> Vec<Flight> {
        let Some((top, run)) = self.view.top() else {
            return Vec::new();
        };
        let mut flights = Vec::new();
        let mut from = Vec::new();
        for event in events {
            match Put::of(event) {
                Some(put) if put.rank == top => {
                    let turn = put.turned();
                    let (way, after) = match turn {
                        Some(_) => (Movement::Drawn, TURN),
                        None => (Movement::Comes, 0),
                    };
                    flights.extend(turn);
                    from.extend(self.origins(&put).map(|anchor| (way, anchor, after)));
                }
                _ if matches!(event, Event::Swooped { .. } | Event::TookPile { .. }) => {
                    from.clear();
                    flights.clear();
                }
                _ => {}
            }
        }
        let first = run.saturating_sub(from.len() as u8);
        let places = first..run;
        flights.extend(places.zip(from).map(|(place, (way, from, after))| {
            Flight::new(way, from, Anchor::Top(place)).after(after)
        }));
        flights
    }

    /// The origin of each of these cards.
    fn origins(&self, put: &Put) -> impl Iterator<Item = Anchor> {
        let seat = put.seat;
        let hand = std::iter::repeat_n(self.hand(seat, put.rank), usize::from(put.hand));
        hand.chain(
            put.stacks
                .iter()
                .map(move |stack| Anchor::Stack(seat, stack)),
        )
    }
}

/// Cards played onto the pile.
pub(super) struct Put {
    pub(super) seat: Seat,
    pub(super) rank: Rank,
    /// The number of cards from the hand.
    pub(super) hand: u8,
    /// The stacks of the others.
    pub(super) stacks: Stacks,
    /// Whether the card was face down before.
    blind: bool,
}

impl Put {
    pub(super) fn of(event: &Event) -> Option<Self> {
        let (seat, rank, hand, stacks, blind) = match *event {
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
            } => (seat, rank, hand, faces, false),
            Event::Flipped { seat, stack, card } => (seat, card, 0, Stacks::only(stack), true),
            _ => return None,
        };
        Some(Self {
            seat,
            rank,
            hand,
            stacks,
            blind,
        })
    }

    /// A face-down card is turned over in place.
    fn turned(&self) -> Option<Flight> {
        let stack = self.stacks.iter().next().filter(|_| self.blind)?;
        let anchor = Anchor::Stack(self.seat, stack);
        Some(Flight::new(Movement::Turns, anchor, anchor).showing(cards::id(self.rank)))
    }
}
