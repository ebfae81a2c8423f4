//! Events in a few words over the table.

use crate::games::dealt::Event;
pub(in crate::i18n) use crate::i18n::{Name, People};

use super::Names;

include!(concat!(env!("OUT_DIR"), "/dealt/moments.rs"));

impl<'a> Msg<'a> {
    /// What everybody should notice about an event; `None` for most events.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Stopped { seat, .. } => Self::Stopped(&names[seat]),
            Event::TrickEnded {
                highest: Some(seat),
            } => Self::Won(&names[seat]),
            Event::TrickEnded { highest: None } => Self::NobodyWon,
            Event::MustDraw { seat, cards } => Self::MustDraw {
                who: &names[seat],
                cards,
            },
            Event::RoundLost { seats, .. } => Self::RoundLost(People { seats, names }),
            Event::LostGame { seat } => Self::LostGame(&names[seat]),
            _ => return None,
        })
    }
}
