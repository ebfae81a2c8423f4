//! How a game ended: shown at its table, and in the list of games, which loads no table.

use crate::engine::Outcome;
use crate::games::GameId;

use crate::i18n::Names;
pub(in crate::i18n) use crate::i18n::People;

include!(concat!(env!("OUT_DIR"), "/verdict.rs"));

impl<'a> Msg<'a> {
    /// How this game ended.
    #[must_use]
    pub fn of(game: GameId, outcome: &Outcome, names: &'a Names) -> Self {
        let winners = outcome.winners();
        let count = winners.count();
        let people = |seats| People { seats, names };
        let losers = outcome.places.which(|_, &place| place > 1);
        let (losers, winners) = (people(losers), people(winners));
        match game {
            GameId::Dealt => Self::Dealt { losers, winners },
            GameId::Swoop => Self::Swoop { count, winners },
            GameId::Slapshot => Self::Slapshot(winners),
            GameId::Stroop => Self::Stroop { count, winners },
            GameId::Sloop => Self::Sloop(winners),
        }
    }
}
