//! Events in a few words.

use super::Match;
use crate::engine::Seat;
use crate::games::slapshot::Event;
use crate::i18n::Names;

pub(in crate::i18n) use crate::games::slapshot::Kind;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/moments.rs"));

impl<'a> Msg<'a> {
    /// What everybody should notice about an event: who won a game.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Won { .. } => Self::of_match(&Match::of(event)?, names),
            _ => return None,
        })
    }

    fn of_match(game: &Match, names: &'a Names) -> Self {
        let (who, loser) = (&names[game.winner], &names[game.loser()]);
        let [more, fewer] = game.winner_first();
        match game.bout.overtime {
            _ if more == fewer => Self::Tossed(who),
            0 => Self::Won {
                who,
                loser,
                more,
                fewer,
            },
            overtime => Self::WonInOvertime {
                who,
                loser,
                overtime,
            },
        }
    }

    /// What a manager did last, or what became of it, by what has happened since that turn began.
    #[must_use]
    pub fn lately(seat: Seat, since: &[&Event]) -> Option<Self> {
        let latest = since.iter().rev();
        latest.copied().find_map(|event| match *event {
            Event::Won { bout, .. } if bout.sides().contains(&seat) => {
                Match::of(event).map(|game| Self::ended(seat, &game))
            }
            Event::Faced(bout) if bout.overtime > 0 => {
                bout.sides().contains(&seat).then_some(Self::TurnTied)
            }
            Event::Faced(bout) => (bout.visitor == seat).then_some(Self::TurnVisited),
            Event::LinedUp(by) => (by == seat).then_some(Self::TurnLinedUp),
            Event::TradeBegan { by, .. } => (by == seat).then_some(Self::TurnTraded),
            Event::Drafted(by, kind) => (by == seat).then_some(Self::TurnDrafted(kind)),
            Event::Passed(by) => (by == seat).then_some(Self::TurnPassed),
            _ => None,
        })
    }

    /// How a game ended for a team.
    fn ended(seat: Seat, game: &Match) -> Self {
        let [more, fewer] = game.winner_first();
        match (game.winner == seat, game.bout.overtime) {
            (true, 0) => Self::TurnWon { more, fewer },
            (false, 0) => Self::TurnLost { fewer, more },
            (true, _) => Self::TurnWonInOvertime,
            (false, _) => Self::TurnLostInOvertime,
        }
    }
}
