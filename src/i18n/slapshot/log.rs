//! The log: what happened, line by line.

use std::cmp::Ordering;

use super::Match;
use super::meeting::{Injured, Met};
use crate::engine::Seat;
use crate::games::slapshot::{Bout, Event, Secret, Series, Special};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use super::{Meeting, Round};
pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/log.rs"));

/// The line for an event; the names are those of the seats. The line for a pick tells of the whole team. It is empty for a
/// line-up, as everybody sees who is still to act, and for a game that a coin toss decided, which is told before.
#[must_use]
pub fn event(language: Language, event: &Event, names: &Names) -> String {
    let sentences = match *event {
        Event::Revealed {
            bout,
            cards,
            goal,
            injured,
            goals,
        } => [
            Some(Msg::meeting(Met::of(bout, cards, goal), names)),
            Msg::injury(&Injured::of(bout, cards, injured)),
            goal.filter(|_| bout.overtime == 0)
                .map(|_| Msg::standing(bout, goals, names)),
        ],
        _ => [Msg::line(event, names), None, None],
    };
    let sentences = sentences.into_iter().flatten();
    let said: Vec<String> = sentences.map(|msg| text(language, msg)).collect();
    said.join(" ")
}

impl<'a> Msg<'a> {
    /// The line for an event, unless that has several sentences or none.
    fn line(event: &Event, names: &'a Names) -> Option<Self> {
        let who = |seat: Seat| &names[seat];
        Some(match *event {
            Event::LinedUp(_) | Event::Revealed { .. } => return None,
            Event::Starts(seat) => Self::Starts(who(seat)),
            Event::Picked(seat, _) => Self::Picked(who(seat)),
            Event::TradeBegan { by, with } => Self::TradeBegan {
                by: who(by),
                with: who(with),
            },
            Event::Traded { by, with } => Self::Traded {
                by: who(by),
                with: who(with),
            },
            Event::Drafted(seat, kind) => Self::Drafted {
                who: who(seat),
                kind,
            },
            Event::Passed(seat) => Self::Passed(who(seat)),
            Event::Faced(Bout {
                host,
                visitor,
                overtime: 0,
            }) => Self::Visited {
                visitor: who(visitor),
                host: who(host),
            },
            Event::Faced(bout) => Self::Overtime(bout.overtime),
            Event::Replaced(seat, card) => Self::Replaced {
                who: who(seat),
                card,
            },
            Event::Tossed(seat) => Self::Tossed(who(seat)),
            Event::Won { .. } => Self::of_match(&Match::of(event)?, names)?,
            Event::Moved { seat, wins } => Self::Moved {
                who: who(seat),
                wins,
            },
            Event::SeasonEnded => Self::SeasonEnded,
            Event::SeriesBegan(ref it) => Self::began(it, names),
            Event::SeriesWon(seat) => Self::SeriesWon(who(seat)),
        })
    }

    /// How a game ended, unless a toss decided it.
    fn of_match(game: &Match, names: &'a Names) -> Option<Self> {
        let (who, loser) = (&names[game.winner], &names[game.loser()]);
        let [more, fewer] = game.winner_first();
        match game.bout.overtime {
            _ if more == fewer => None,
            0 => Some(Self::Won {
                who,
                loser,
                more,
                fewer,
            }),
            overtime => Some(Self::WonInOvertime {
                who,
                loser,
                overtime,
            }),
        }
    }

    fn began(it: &Series, names: &'a Names) -> Self {
        Self::SeriesBegan {
            series: it.into(),
            home: &names[it.home],
            other: &names[it.other],
            wins: it.to,
        }
    }

    /// Two cards met.
    fn meeting(met: Met, names: &'a Names) -> Self {
        let Met { how, first, second } = met;
        Self::Met {
            how,
            who: &names[first.0],
            card: first.1,
            other: &names[second.0],
            other_card: second.1,
        }
    }

    /// Who was injured, if anybody.
    fn injury(injured: &Injured) -> Option<Self> {
        Some(match injured {
            Injured::Neither => return None,
            Injured::One(_, card) => match card.special {
                Special::TinyTim => Self::TinyTimInjured,
                _ => Self::Injured(card.kind),
            },
            Injured::Both => Self::BothInjured,
        })
    }

    /// Who leads after a goal.
    fn standing(bout: Bout, [home, visitor]: [u8; 2], names: &'a Names) -> Self {
        let leads = |seat: Seat| Self::Leads {
            who: &names[seat],
            more: home.max(visitor),
            fewer: home.min(visitor),
        };
        match home.cmp(&visitor) {
            Ordering::Greater => leads(bout.host),
            Ordering::Less => leads(bout.visitor),
            Ordering::Equal => Self::Even(home),
        }
    }

    /// What one manager alone saw, with the name of that manager.
    #[must_use]
    pub fn secret(secret: &Secret, who: &'a Name) -> Self {
        match *secret {
            Secret::Drew(card) => Self::Got { who, card },
            Secret::Taken(card) => Self::Taken(card),
            Secret::GivenBack(card) => Self::GivenBack(card),
        }
    }
}
