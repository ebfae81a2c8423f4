//! Events of Sloop in a few words over the display.

pub(in crate::i18n) use super::Owner;
use super::log::{owner_of, taken};
use crate::games::sloop::{Event, Icon};
use crate::i18n::Names;

pub(in crate::i18n) use crate::games::sloop::Value;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/moments.rs"));

impl<'a> Msg<'a> {
    /// What everybody should notice about an event; `None` for most events.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Captured {
                seat,
                build: Some(ref build),
                ..
            } if build.owner != Some(seat) => Self::CapturedBuild {
                who: &names[seat],
                owner: owner_of(build.owner, seat, names),
                number: build.number,
            },
            Event::Captured {
                seat,
                ref groups,
                ref build,
                bonus,
                ..
            } => Self::Captured {
                who: &names[seat],
                cards: taken(groups, build.as_ref(), bonus),
            },
            Event::Built { seat, value, .. } => Self::Built {
                who: &names[seat],
                number: value,
            },
            Event::Continued {
                seat, owner, value, ..
            } => Self::Added {
                who: &names[seat],
                owner: owner_of(Some(owner), seat, names),
                number: value,
            },
            Event::LostBuild { seat, number } => Self::LostBuild {
                who: &names[seat],
                number,
            },
            Event::Put {
                card, act: true, ..
            } if card.icon() == Some(Icon::DoublePlay) => Self::DoublePlay,
            Event::Flipped { seat, ref cards } => Self::Flipped {
                who: &names[seat],
                cards: cards.len(),
            },
            Event::Stole { seat, ref thefts } => Self::Stole {
                who: &names[seat],
                cards: thefts.len(),
            },
            Event::PileEmpty => Self::PileEmpty,
            Event::TookRest {
                seat: Some(seat),
                cards: 1..,
            } => Self::TookRest(&names[seat]),
            _ => return None,
        })
    }
}
