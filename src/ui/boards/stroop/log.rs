//! What is told of events: the lines of the log, and what begins or ends with them.

use crate::engine::{Seat, Told};
use crate::games::stroop::{Ending, Event, Stroop};
use crate::i18n::Names;
use crate::i18n::stroop::{log, table};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, RoundEnd};
use crate::ui::words::say;

impl Log for Stroop {
    fn log_line(told: &Told<Stroop>, names: &Names) -> Option<LogLine> {
        match told {
            Told::All(event) => LogLine::of(say(log::Msg::of(event, names)?), doer(event), []),
            Told::Only(_, secret) => match *secret {},
        }
    }

    fn marks(event: &Event) -> EventMarks {
        match event {
            Event::RoundBegan { .. } => EventMarks {
                milestone: Some(Milestone {
                    depth: 0,
                    name: || say(table::Msg::Round),
                }),
                ..EventMarks::default()
            },
            Event::DealtOut { .. } => EventMarks {
                pause: RoundEnd::before(2, |_| say(table::Msg::RoundOver(1))),
                ..EventMarks::default()
            },
            Event::RoundEnded { .. } => EventMarks {
                settles: true,
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
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
