//! Messages at the table: cards, the rink, and the plates of the managers.

use crate::games::slapshot::Series;
use crate::i18n::Names;

pub(in crate::i18n) use super::Round;
pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/table.rs"));

impl<'a> Msg<'a> {
    /// What is printed on a card.
    #[must_use]
    pub fn face(card: Card) -> Self {
        let Card { kind, value, .. } = card;
        Self::Face { kind, value }
    }

    /// A series of the play-offs, how it stands, and who is at home in its next game.
    #[must_use]
    pub fn of_series(it: &Series, names: &'a Names) -> Self {
        let series = Round::from(it);
        let (one, two) = (&names[it.home], &names[it.other]);
        let [one_wins, two_wins] = it.wins;
        if it.wins.contains(&it.to) {
            return Self::SeriesOver {
                series,
                one,
                one_wins,
                two,
                two_wins,
            };
        }
        let [host, _] = it.next();
        Self::Series {
            series,
            game: 1 + one_wins + two_wins,
            one,
            one_wins,
            two,
            two_wins,
            host: &names[host],
        }
    }
}
