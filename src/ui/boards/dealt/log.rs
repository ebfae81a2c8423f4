//! What is told of events: the lines of the log with the cards they mention, and what begins or ends with them.

use yew::AttrValue;

use crate::engine::{Seat, Told};
use crate::games::dealt::{Card, Dealt, Event, Secret};
use crate::i18n::Names;
use crate::i18n::dealt::{Msg, log};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Moods, RoundEnd};
use crate::ui::words::{language, say};

impl Log for Dealt {
    fn log_line(told: &Told<Dealt>, names: &Names) -> Option<LogLine> {
        let (words, (seat, cards)) = match told {
            Told::All(event) => {
                let words = log::event(language(), event, names);
                (words.into(), of_event(event))
            }
            Told::Only(seat, secret) => {
                let cards = match *secret {
                    Secret::Drew(card) => vec![card],
                    // A whole hand is described well enough in words.
                    Secret::Dealt(_) => Vec::new(),
                };
                (
                    say(log::Msg::secret(secret, &names[*seat])),
                    (Some(*seat), cards),
                )
            }
        };
        let cards = cards.into_iter().map(|card| say(Msg::Card(card)));
        LogLine::of(words, seat, cards)
    }

    fn marks(event: &Event) -> EventMarks {
        let milestone = |depth, name: fn() -> AttrValue| Some(Milestone { depth, name });
        match event {
            Event::RoundBegan { round, .. } => EventMarks {
                pause: RoundEnd::before(*round, |round| say(Msg::RoundOver(round))),
                milestone: milestone(0, || say(Msg::Round)),
                ..EventMarks::default()
            },
            Event::Led { .. } => EventMarks {
                milestone: milestone(1, || say(Msg::TrickPart)),
                ..EventMarks::default()
            },
            Event::RoundLost { seats, .. } => EventMarks {
                settles: true,
                moods: Moods::sorry(seats.iter()),
                ..EventMarks::default()
            },
            Event::GaveChip { seat, .. } | Event::LostGame { seat } => EventMarks {
                settles: true,
                moods: Moods::sorry([*seat]),
                ..EventMarks::default()
            },
            Event::WentOut { seat } => EventMarks {
                moods: Moods::glad([*seat]),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    /// What was played or taken, and how many cards were drawn after it.
    fn last_turn(turn: &[&Event]) -> AttrValue {
        let act = turn.iter().rev().find_map(|event| match event {
            Event::Played { play, .. } => Some(say(Msg::Combination(play.combination))),
            Event::Stopped { .. } => Some(say(Msg::PlayedStop)),
            Event::PlayedRedraw { .. } => Some(say(Msg::PlayedRedraw)),
            Event::TookReserve { card, .. } => Some(say(Msg::Took(*card))),
            _ => None,
        });
        let placed = |event: &&&Event| matches!(event, Event::Placed { .. });
        let drawn = turn.iter().filter(placed).count();
        let drew = (drawn > 0).then(|| say(Msg::Drew(drawn)));
        let all: Vec<AttrValue> = act.into_iter().chain(drew).collect();
        all.join(", ").into()
    }

    /// Nothing once the next trick has begun, to which it does not belong.
    fn lately(_seat: Seat, turn: &[&Event], since: &[&Event]) -> AttrValue {
        let led = |event: &&&Event| matches!(event, Event::Led { .. });
        let mut next_trick = since.iter().skip_while(|event| !led(event));
        if next_trick.any(|event| is_act(event)) {
            return AttrValue::default();
        }
        Self::last_turn(turn)
    }
}

/// Whether somebody's turn in a trick began with it.
fn is_act(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Stopped { .. }
            | Event::PlayedRedraw { .. }
            | Event::TookReserve { .. }
    )
}

/// The player who acted, and the cards involved.
fn of_event(event: &Event) -> (Option<Seat>, Vec<Card>) {
    let none = Vec::new();
    match event {
        Event::Played { seat, play, .. } => (Some(*seat), play.cards.iter().copied().collect()),
        Event::Stopped { seat, .. } => (Some(*seat), vec![Card::Stop]),
        Event::PlayedRedraw { seat, .. } => (Some(*seat), vec![Card::Redraw]),
        Event::TookReserve { seat, card, .. } => (Some(*seat), vec![*card]),
        Event::TrickEnded { highest } => (*highest, none),
        Event::Led { seat, .. }
        | Event::MustDraw { seat, .. }
        | Event::Placed { seat, .. }
        | Event::WentOut { seat }
        | Event::GaveChip { seat, .. }
        | Event::LostGame { seat } => (Some(*seat), none),
        Event::RoundLost { seats, .. } if seats.count() == 1 => (seats.iter().next(), none),
        Event::RoundBegan { .. } | Event::RoundLost { .. } => (None, none),
    }
}
