//! The lines of the log, with the cards they mention.

use super::flights::Put;
use crate::engine::{BySeat, Seat, Told};
use crate::games::swoop::{Event, Rank, Swoop};
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::words::say;

/// The log line for something that was told, without words if it is not worth a line.
pub(super) fn log_line(told: &Told<Swoop>, names: &BySeat<String>) -> LogLine {
    let (words, (seat, cards)) = match told {
        Told::All(event) => (say(Msg::Event(event, names)), of_event(event)),
        Told::Only(seat, secret) => (
            say(Msg::Secret(secret, &names[*seat])),
            (Some(*seat), Vec::new()),
        ),
    };
    let cards = cards.into_iter().map(|rank| say(Msg::Face(rank)));
    LogLine::of(words, seat, cards)
}

/// The player who acted, and the cards involved.
fn of_event(event: &Event) -> (Option<Seat>, Vec<Rank>) {
    if let Some(put) = Put::of(event) {
        let cards = usize::from(put.hand) + usize::from(put.stacks.count());
        return (Some(put.seat), vec![put.rank; cards]);
    }
    match *event {
        Event::Drew { seat, card } => (Some(seat), vec![card]),
        Event::Starts { seat }
        | Event::Swooped { seat, .. }
        | Event::TookPile { seat, .. }
        | Event::EndedTurn { seat }
        | Event::WentOut { seat }
        | Event::Scored { seat, .. } => (Some(seat), Vec::new()),
        _ => (None, Vec::new()),
    }
}
