//! Card animations for the events of Swoop.

use super::anchor::Anchor;
use super::cards;
use super::pile::{Lying, telling};
use crate::engine::Seat;
use crate::games::swoop::{Event, Rank, SWOOP, Stacks, Swoop, View};
use crate::i18n::Names;
use crate::i18n::swoop::{self, log::Msg};
use crate::ui::boards::kit::{Flights, Story};
use crate::ui::motion::{COUNT, Flight, Movement, PLAY, REVEAL, STAGGER};
use crate::ui::words::say;

/// How long points are counted at the end of a round, at most, in milliseconds at the normal pace.
const LONG: u32 = 2_400;

/// What the most expensive cards cost, which land hard.
const FIFTY: u32 = 50;

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
            names,
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
                let mut flights = news.cleared(&events[..at], events[at]);
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
            // What lies there then is said of it before the points are counted.
            let last = flights.iter_mut().rev();
            let mut last = last.filter(|it| matches!(it.way, Movement::Comes | Movement::Reveals));
            if let Some(last) = last.next().filter(|_| !seen.view.pile.is_empty()) {
                *last = telling(last.clone(), &Lying::in_view(&seen.view), names);
            }
            flights.push(held(out, names).after(landed(&flights)));
            let end = landed(&flights);
            let scored = events.iter().flat_map(|event| news.scored(event));
            flights.extend(scored.map(|flight| flight.later(end)));
        } else if let Some(seat) = news.has_one_left(events) {
            let words = say(Msg::MomentLast(&names[seat])).to_string();
            let last = Flight::beat(Anchor::Pile, Some(seat), words);
            flights.push(last.after(landed(&flights)));
        }
        flights
    }
}

/// When the last of these lands.
fn landed(flights: &[Flight]) -> u32 {
    flights.iter().map(Flight::lands).max().unwrap_or_default()
}

/// A moment to be held for everybody.
pub(super) fn held(event: &Event, names: &Names) -> Flight {
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
pub(super) struct News<'a> {
    pub(super) view: &'a View,
    pub(super) own: Option<Seat>,
    pub(super) names: &'a Names,
}

impl News<'_> {
    /// The anchor of a player's hand, or of this rank in the viewer's.
    pub(super) fn hand(&self, seat: Seat, rank: Rank) -> Anchor {
        if self.own == Some(seat) {
            Anchor::Key(seat, rank)
        } else {
            Anchor::Hand(seat)
        }
    }

    /// The cards played last that are still on top, with their origins.
    fn laid(&self, events: &[&Event]) -> Vec<Flight> {
        let Some((rank, run)) = self.view.top() else {
            return Vec::new();
        };
        let mut comes = Vec::new();
        let mut now = 0;
        for event in events {
            match Put::of(event) {
                Some(cards) if cards.rank == rank => {
                    let (way, time) = cards.comes(Movement::Comes);
                    for from in self.origins(&cards) {
                        comes.push((way, from, now));
                        now += if time > PLAY { time } else { STAGGER };
                    }
                }
                None if matches!(event, Event::Swooped { .. } | Event::TookPile { .. }) => {
                    comes.clear();
                    now = 0;
                }
                _ => {}
            }
        }
        let first = run.saturating_sub(comes.len() as u8);
        let laid = (first..run).zip(comes);
        laid.map(|(place, (way, from, after))| {
            let flight = Flight::new(way, from, Anchor::Top(place)).after(after);
            match way {
                Movement::Reveals => flight.showing(cards::id(rank)),
                _ => flight,
            }
        })
        .collect()
    }

    /// The player who has just come down to one card.
    fn has_one_left(&self, events: &[&Event]) -> Option<Seat> {
        let put = events.iter().rev().find_map(|event| Put::of(event))?;
        (self.view.tableaus[put.seat].left() == 1).then_some(put.seat)
    }

    /// The cards that a player is caught with, cheap ones first, each with what all of them cost so far.
    fn scored(&self, event: &Event) -> Vec<Flight> {
        let Event::Scored { seat, left, .. } = event else {
            return Vec::new();
        };
        let (mut points, mut now) = (0, 0);
        let step = (LONG / u32::from(left.total()).max(1)).min(COUNT);
        let cards = left
            .iter()
            .flat_map(|(rank, many)| (0..many).map(move |_| rank));
        let falls = cards.map(|rank| {
            points += rank.points();
            let flight = Flight::new(
                Movement::Passes,
                self.hand(*seat, rank),
                Anchor::Score(*seat),
            );
            let flight = flight.showing(cards::id(rank)).after(now);
            let sum = say(swoop::Msg::Plus(points));
            // They are only shown.
            let flight = flight.carrying(0).telling(format_args!("left-{seat}"), sum);
            now += step;
            if rank.points() < FIFTY {
                flight
            } else {
                now += step;
                flight.landing(10)
            }
        });
        falls.collect()
    }

    /// The origin of each of these cards.
    pub(super) fn origins(&self, put: &Put) -> impl Iterator<Item = Anchor> {
        let seat = put.seat;
        // The hand that they leave may be covered by now.
        let key = Anchor::Key(seat, put.rank);
        let hand = std::iter::repeat_n(key, usize::from(put.hand));
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

    /// How many they are.
    pub(super) fn count(&self) -> u8 {
        self.hand + self.stacks.count()
    }

    /// The rank of each of them.
    pub(super) fn ranks(&self) -> impl Iterator<Item = Rank> + use<> {
        std::iter::repeat_n(self.rank, self.count().into())
    }

    /// How such a card comes to the pile, and how long that takes: a face-down one is turned over in front of everybody,
    /// any other comes in this way.
    pub(super) fn comes(&self, way: Movement) -> (Movement, u32) {
        if self.blind {
            (Movement::Reveals, REVEAL)
        } else {
            (way, PLAY)
        }
    }
}

/// The place on the pile of the card with this index among those of its rank.
pub(super) fn top(nth: u8) -> Anchor {
    Anchor::Top(nth.min(SWOOP - 1))
}
