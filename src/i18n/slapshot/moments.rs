//! Events in a few words.

use super::Match;
use crate::engine::Seat;
use crate::games::slapshot::Event;
use crate::i18n::Names;

pub(in crate::i18n) use super::Round;
pub(in crate::i18n) use crate::games::slapshot::Kind;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/moments.rs"));

impl<'a> Msg<'a> {
    /// What everybody should notice about an event: who won a game, and that a series begins.
    #[must_use]
    pub fn of(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Won { .. } => Self::of_match(&Match::of(event)?, names),
            Event::SeriesBegan(ref it) => Self::SeriesBegan {
                series: it.into(),
                home: &names[it.home],
                other: &names[it.other],
            },
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

    /// A manager's last turn; `None` if there was none.
    #[must_use]
    pub fn turn(turn: &[&Event]) -> Option<Self> {
        let lined_up = turn.iter().find_map(|event| match event {
            Event::LinedUp(seat) => Some(*seat),
            _ => None,
        });
        match lined_up {
            Some(own) => Some(Self::lined_up(own, turn)),
            None => turn.iter().find_map(|event| Self::did(event)),
        }
    }

    /// What became of a line-up.
    fn lined_up(own: Seat, turn: &[&Event]) -> Self {
        let revealed = |event: &&Event| matches!(event, Event::Revealed { .. });
        let Some(game) = turn.iter().find_map(|event| Match::of(event)) else {
            return if turn.iter().any(revealed) {
                Self::TurnTied
            } else {
                Self::TurnLinedUp
            };
        };
        let [more, fewer] = game.winner_first();
        match (game.winner == own, game.bout.overtime) {
            (true, 0) => Self::TurnWon { more, fewer },
            (false, 0) => Self::TurnLost { fewer, more },
            (true, _) => Self::TurnWonInOvertime,
            (false, _) => Self::TurnLostInOvertime,
        }
    }

    /// What was done in a turn, if this is the event that says so.
    fn did(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::Picked(_, kind) => Self::TurnPicked(kind),
            Event::TradeBegan { .. } => Self::TurnTraded,
            Event::Drafted(_, kind) => Self::TurnDrafted(kind),
            Event::Passed(_) => Self::TurnPassed,
            Event::Faced(_) => Self::TurnVisited,
            _ => return None,
        })
    }
}
