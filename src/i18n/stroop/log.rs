//! The log of Stroop.

use crate::games::stroop::{Ending, Event};
use crate::i18n::Names;

pub(in crate::i18n) use crate::games::stroop::Card;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/stroop/log.rs"));

impl<'a> Msg<'a> {
    /// An event as a line of the log; `None` for one that is not worth a line.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::GameBegan { game, games } => Self::GameBegan { game, games },
            Event::RoundBegan { round, center } => Self::RoundBegan { round, center },
            // Everybody draws all the time, and a waiting card lands or comes second in a moment.
            Event::Drew { .. } | Event::Waits { .. } => return None,
            Event::Landed { seat, card, .. } => Self::Landed {
                who: &names[seat],
                card,
            },
            Event::Second { seat, card, .. } => Self::Second {
                who: &names[seat],
                card,
            },
            Event::TooLate { seat, card } => Self::TooLate {
                who: &names[seat],
                card,
            },
            Event::Fumbled {
                seat,
                card,
                center,
                round,
                ..
            } => Self::Fumbled {
                who: &names[seat],
                card,
                center,
                round,
            },
            Event::Barred { seat, missed, .. } => Self::Barred {
                who: &names[seat],
                missed,
            },
            Event::CalledTooLate { seat } => Self::CalledTooLate(&names[seat]),
            // Time also stops without anybody's doing, such as after a wrong STOP.
            Event::Paused { .. } => Self::Paused,
            Event::RoundEnded { round, why } => match why {
                Ending::Called(seat) => Self::EndedByCall {
                    round,
                    who: &names[seat],
                },
                Ending::AllBarred => Self::EndedWithAllOut(round),
                Ending::Stuck => Self::EndedStuck(round),
            },
            Event::DealtOut { each, filled } => Self::DealtOut { each, filled },
        })
    }
}
