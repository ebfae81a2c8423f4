//! Events in a few words over the table.

use crate::games::dealt::{Event, Leads, Loss};
pub(in crate::i18n) use crate::i18n::{Name, People};

use super::Names;

include!(concat!(env!("OUT_DIR"), "/dealt/moments.rs"));

impl<'a> Msg<'a> {
    /// Why a round is over at once, if it is because somebody could not act.
    #[must_use]
    pub fn why(event: &Event, names: &'a Names) -> Option<Self> {
        match *event {
            Event::RoundLost {
                seats,
                why: Loss::CannotAct,
            } => Some(Self::CannotAct(People { seats, names })),
            _ => None,
        }
    }

    /// What a Stop did, if it is the first of these events and lets its player lead the next trick.
    #[must_use]
    pub fn stopped_to_lead(events: &[&Event], names: &'a Names) -> Option<Self> {
        let Event::Stopped { seat, .. } = **events.first()? else {
            return None;
        };
        let leads = Event::Led {
            seat,
            why: Leads::Stopped,
        };
        let who = &names[seat];
        events.contains(&&leads).then_some(Self::StoppedToLead(who))
    }

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
            Event::WentOut { seat } => Self::WentOut(&names[seat]),
            Event::RoundLost { seats, .. } => Self::RoundLost(People { seats, names }),
            Event::LostGame { seat } => Self::LostGame(&names[seat]),
            _ => return None,
        })
    }
}
