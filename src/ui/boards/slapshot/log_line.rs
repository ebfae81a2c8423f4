//! The lines of the log, with the cards they mention.

use crate::engine::{BySeat, Seat, Told};
use crate::games::slapshot::{Card, Event, Secret, Slapshot};
use crate::i18n::slapshot::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::words::say;

/// The log line for something that was told, without words if it is not worth a line.
pub(super) fn log_line(told: &Told<Slapshot>, names: &BySeat<String>) -> LogLine {
    let (words, (seat, cards)) = match told {
        Told::All(event) => (say(Msg::Event(event, names)), of_event(event)),
        Told::Only(seat, secret) => (
            say(Msg::Secret(secret, &names[*seat])),
            (Some(*seat), vec![of_secret(secret)]),
        ),
    };
    let cards = cards.into_iter().map(|card| say(Msg::Face(card)));
    LogLine::of(words, seat, cards)
}

fn of_secret(secret: &Secret) -> Card {
    match secret {
        Secret::Drew(card) | Secret::Taken(card) | Secret::GivenBack(card) => *card,
    }
}

/// The player who acted, and the cards involved; of two that met, the one that scored comes first.
fn of_event(event: &Event) -> (Option<Seat>, Vec<Card>) {
    match *event {
        Event::Revealed {
            bout, cards, goal, ..
        } => {
            let [home, visiting] = cards;
            if goal == Some(bout.visitor) {
                (goal, vec![visiting, home])
            } else {
                (goal, vec![home, visiting])
            }
        }
        Event::Replaced(seat, card) => (Some(seat), vec![card]),
        Event::Faced(bout) => (
            Some(bout.visitor).filter(|_| bout.overtime == 0),
            Vec::new(),
        ),
        Event::Starts(seat)
        | Event::Picked(seat, _)
        | Event::TradeBegan { by: seat, .. }
        | Event::Traded { by: seat, .. }
        | Event::Drafted(seat, _)
        | Event::Passed(seat)
        | Event::LinedUp(seat)
        | Event::Tossed(seat)
        | Event::Won { winner: seat, .. }
        | Event::Moved { seat, .. }
        | Event::SeriesWon(seat) => (Some(seat), Vec::new()),
        Event::SeasonEnded | Event::SeriesBegan(_) => (None, Vec::new()),
    }
}
