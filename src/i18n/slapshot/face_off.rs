//! Messages about a game that is shown card by card.

use super::meeting::{Injured, Met};
use crate::games::slapshot::{Bout, Reveal, Special};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use super::{Meeting, Round};
pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/face_off.rs"));

/// Why there was a goal or none when two cards met, and who was injured.
#[must_use]
pub fn reason(language: Language, bout: Bout, reveal: &Reveal, names: &Names) -> String {
    let why = text(language, Msg::why(bout, reveal));
    match Msg::injury(bout, reveal, names) {
        Some(injury) => format!("{why} {}", text(language, injury)),
        None => why,
    }
}

impl<'a> Msg<'a> {
    /// The heading of a game.
    #[must_use]
    pub fn of_bout(bout: Bout, names: &'a Names) -> Self {
        Self::Heading {
            visitor: &names[bout.visitor],
            host: &names[bout.host],
            overtime: bout.overtime,
        }
    }

    /// How a game ended, by the goals of home and visitor.
    #[must_use]
    pub fn won_by(who: &'a Name, [home, visitor]: [u8; 2]) -> Self {
        Self::Won {
            who,
            more: home.max(visitor),
            fewer: home.min(visitor),
        }
    }

    fn why(bout: Bout, reveal: &Reveal) -> Self {
        let Met { how, first, second } = Met::of(bout, reveal.cards, reveal.goal);
        Self::Why {
            how,
            value: first.1.value,
            other: second.1.value,
        }
    }

    fn injury(bout: Bout, reveal: &Reveal, names: &'a Names) -> Option<Self> {
        Some(match Injured::of(bout, reveal.cards, reveal.injured) {
            Injured::Neither => return None,
            Injured::One(seat, card) => match card.special {
                Special::TinyTim => Self::TinyTimInjured(&names[seat]),
                _ => Self::Injured {
                    who: &names[seat],
                    value: card.value,
                },
            },
            Injured::Both => Self::BothInjured,
        })
    }
}
