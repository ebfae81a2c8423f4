//! Messages to the manager who is to act, and about the one others wait for.

use crate::engine::Seat;
use crate::games::slapshot::Bout;
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use super::Rink;
pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};
pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::staging::slapshot::Verb;

/// An order that a team can be put into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// As in the last game.
    Last,
    /// The best first.
    BestFirst,
    /// The goalie first.
    GoalieFirst,
    /// A random order.
    Shuffle,
}

include!(concat!(env!("OUT_DIR"), "/slapshot/prompt.rs"));

/// What may be done on a turn, as screen readers announce it.
#[must_use]
pub fn asks_turn(language: Language, verbs: impl IntoIterator<Item = Verb>) -> String {
    let ways = verbs.into_iter().map(|verb| text(language, Msg::Way(verb)));
    text(language, Msg::AsksTurn(&ways.collect::<Vec<_>>()))
}

impl<'a> Msg<'a> {
    /// What one side of a game is to do: line up. The manager is named if several people play.
    #[must_use]
    pub fn to_line_up(name: Option<&'a Name>, me: Seat, bout: Bout, names: &'a Names) -> Self {
        let at_home = bout.host == me;
        let against = &names[if at_home { bout.visitor } else { bout.host }];
        match bout.overtime {
            0 => Self::Arrange {
                name,
                against,
                rink: Rink::of(at_home),
            },
            overtime => Self::ArrangeAgain {
                name,
                against,
                overtime,
            },
        }
    }

    /// Why somebody gets the device to line up.
    #[must_use]
    pub fn purpose_of(bout: Bout, names: &'a Names) -> Self {
        let (visitor, host) = (&names[bout.visitor], &names[bout.host]);
        match bout.overtime {
            0 => Self::Purpose { visitor, host },
            _ => Self::PurposeOvertime { visitor, host },
        }
    }
}
