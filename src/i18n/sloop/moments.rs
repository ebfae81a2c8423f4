//! Events of Sloop in a few words over the display.

pub(in crate::i18n) use super::Owner;
use super::log::owner_of;
use super::phrases;
use crate::games::sloop::{Event, Icon, Theft};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/moments.rs"));

/// Of how many stolen cards it is said whose they were.
const NAMED: usize = 2;

/// What everybody should notice about an event; empty for most events.
#[must_use]
pub fn words(language: Language, event: &Event, names: &Names) -> String {
    let Event::Stole { seat, thefts } = event else {
        return Msg::of(event, names).map_or_else(String::new, |msg| text(language, msg));
    };
    let who = &names[*seat];
    if thefts.len() > NAMED {
        let cards: Vec<Card> = thefts.iter().map(|theft| theft.card).collect();
        return text(language, Msg::StoleMany { who, cards: &cards });
    }
    let theft = |&Theft { from, card }| Msg::Theft {
        card,
        from: &names[from],
    };
    let thefts = &phrases(language, thefts.iter().map(theft));
    text(language, Msg::Stole { who, thefts })
}

impl<'a> Msg<'a> {
    /// The same, unless it contains a list; `None` for most events.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Captured { seat, .. } => Self::Captured {
                who: &names[seat],
                cards: event.captured(),
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
            Event::PileEmpty => Self::PileEmpty,
            Event::TookRest {
                seat: Some(seat),
                cards: 1..,
            } => Self::TookRest(&names[seat]),
            _ => return None,
        })
    }

    /// The build that a capture took.
    #[must_use]
    pub fn taken_build(event: &Event, names: &'a Names) -> Option<Self> {
        let Event::Captured {
            seat,
            build: Some(build),
            ..
        } = event
        else {
            return None;
        };
        Some(Self::TakenBuild {
            owner: owner_of(build.owner, *seat, names),
            number: build.number,
        })
    }
}
