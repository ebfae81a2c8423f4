//! The lines of the log.

use crate::engine::{BySeat, Seat, Told};
use crate::games::stroop::{Ending, Event, Stroop};
use crate::i18n::stroop::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::words::say;

/// The log line for something that was told, without words if it is not worth a line.
pub(super) fn log_line(told: &Told<Stroop>, names: &BySeat<String>) -> LogLine {
    match told {
        Told::All(event) => LogLine::of(say(Msg::Event(event, names)), doer(event), []),
        Told::Only(_, secret) => match *secret {},
    }
}

/// The player who acted.
pub(super) fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Drew { seat, .. }
        | Event::Waits { seat, .. }
        | Event::Landed { seat, .. }
        | Event::Second { seat, .. }
        | Event::TooLate { seat, .. }
        | Event::Fumbled { seat, .. }
        | Event::Barred { seat, .. }
        | Event::CalledTooLate { seat }
        | Event::Paused { seat }
        | Event::RoundEnded {
            why: Ending::Called(seat),
            ..
        } => Some(seat),
        Event::RoundBegan { .. } | Event::RoundEnded { .. } | Event::DealtOut { .. } => None,
    }
}
