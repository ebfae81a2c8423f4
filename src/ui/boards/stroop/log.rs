//! What is told of events: the lines of the log, and what begins or ends with them.

use yew::AttrValue;

use crate::engine::{Seat, Told};
use crate::games::stroop::{Ending, Event, Stroop};
use crate::i18n::Names;
use crate::i18n::stroop::log;
use crate::i18n::stroop::table::Msg;
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Moods, RoundEnd};
use crate::ui::words::say;

impl Log for Stroop {
    fn log_line(told: &Told<Stroop>, names: &Names) -> Option<LogLine> {
        match told {
            Told::All(event) => LogLine::of(say(log::Msg::of(event, names)?), doer(event), []),
            Told::Only(_, secret) => match *secret {},
        }
    }

    fn marks(event: &Event) -> EventMarks {
        let milestone = |depth, name: fn() -> AttrValue| Some(Milestone { depth, name });
        match event {
            Event::GameBegan { game, .. } => EventMarks {
                pause: before_game(*game),
                milestone: milestone(0, || say(Msg::Game)),
                ..EventMarks::default()
            },
            // Within a game, if there are several.
            Event::RoundBegan { .. } => EventMarks {
                milestone: milestone(1, || say(Msg::Round)),
                ..EventMarks::default()
            },
            Event::DealtOut { .. } => EventMarks {
                pause: Some(RoundEnd {
                    round: 1,
                    heading: |_| say(Msg::RoundOver(1)),
                    go_on: |_| say(Msg::ToRoundTwo),
                }),
                ..EventMarks::default()
            },
            Event::RoundEnded { why, .. } => EventMarks {
                settles: true,
                moods: match why {
                    Ending::Called(seat) => Moods::glad([*seat]),
                    Ending::AllBarred | Ending::Stuck => Moods::default(),
                },
                ..EventMarks::default()
            },
            Event::Barred { seat, .. } => EventMarks {
                moods: Moods::sorry([*seat]),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }
}

/// The end of the game of a match before this one.
fn before_game(begins: u8) -> Option<RoundEnd> {
    let over = RoundEnd::before(begins.into(), |game| say(Msg::GameOver(game)))?;
    let go_on = |game| say(Msg::ToGame(game + 1));
    Some(RoundEnd { go_on, ..over })
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
        | Event::RoundEnded {
            why: Ending::Called(seat),
            ..
        } => Some(seat),
        Event::GameBegan { .. }
        | Event::RoundBegan { .. }
        | Event::Paused { .. }
        | Event::RoundEnded { .. }
        | Event::DealtOut { .. } => None,
    }
}
