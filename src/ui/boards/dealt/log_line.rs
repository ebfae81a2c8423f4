//! The lines of the log, with the cards they mention.

use crate::engine::{BySeat, Seat, Told};
use crate::games::dealt::{Card, Dealt, Event, Secret};
use crate::i18n::dealt::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::words::say;

/// The log line for something that was told.
pub(super) fn log_line(told: &Told<Dealt>, names: &BySeat<String>) -> LogLine {
    let (words, (seat, cards)) = match told {
        Told::All(event) => (say(Msg::Event(event, names)), of_event(event)),
        Told::Only(seat, secret) => {
            let cards = match *secret {
                Secret::Drew(card) => vec![card],
                // A whole hand is described well enough in words.
                Secret::Dealt(_) => Vec::new(),
            };
            (
                say(Msg::Secret(secret, &names[*seat])),
                (Some(*seat), cards),
            )
        }
    };
    let cards = cards.into_iter().map(|card| say(Msg::Card(card)));
    LogLine::of(words, seat, cards)
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
