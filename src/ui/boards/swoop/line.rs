//! The lines of the log, each with the cards of which it tells.

use super::flights::Put;
use crate::engine::{BySeat, Seat, Told};
use crate::games::swoop::{Event, Rank, Swoop};
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::Line;
use crate::ui::words::say;

/// What happened; without a word where that is worth no line.
pub(super) fn line(told: &Told<Swoop>, names: &BySeat<String>) -> Line {
    let (words, (seat, cards)) = match told {
        Told::All(event) => (say(Msg::Event(event, names)), of_event(event)),
        Told::Only(seat, secret) => (
            say(Msg::Secret(secret, &names[*seat])),
            (Some(*seat), Vec::new()),
        ),
    };
    let cards = cards.into_iter().map(|rank| say(Msg::Face(rank)));
    Line::of(words, seat, cards)
}

/// Whose doing it was, and with which cards.
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
