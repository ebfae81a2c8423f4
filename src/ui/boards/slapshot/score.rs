//! The score of Slapshot: the season's wins, then the games of a series.

use yew::prelude::*;

use super::matches::matches;
use crate::engine::{BySeat, Seat};
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Contest, Event, Series, View};
use crate::i18n::slapshot::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// One column of wins; in the playoffs, a column with the goals of each game in the series.
pub(super) fn sheet(events: &[&Event], view: &View) -> Sheet {
    let players = view.options.players;
    match &view.contest {
        Contest::Season => Sheet {
            caption: say(Msg::SeasonWins),
            rounds: Vec::new(),
            total: say(Msg::Wins),
            totals: view.ledger.wins.map(|_, &wins| count(wins)),
        },
        Contest::SemiFinal { series, .. } | Contest::Final(series) => {
            of_series(events, series, players)
        }
    }
}

fn of_series(events: &[&Event], series: &Series, players: u8) -> Sheet {
    let teams = |series: &Series| [series.home, series.other];
    let is_this = |it: &Series| it.to == series.to && teams(it) == teams(series);
    let all = matches(events);
    let games = all
        .iter()
        .filter(|played| played.series.as_ref().is_some_and(is_this));
    Sheet {
        caption: say(Msg::SeriesGames(series.to == FINAL)),
        rounds: games
            .map(|played| row(players, played.game.bout.sides(), played.game.goals))
            .collect(),
        total: say(Msg::GamesWon),
        totals: row(players, teams(series), series.wins),
    }
}

/// The numbers of two teams; the others have none.
fn row(players: u8, teams: [Seat; 2], numbers: [u8; 2]) -> BySeat<AttrValue> {
    BySeat::new(players, |seat| {
        let mut teams = teams.into_iter().zip(numbers);
        match teams.find(|(team, _)| *team == seat) {
            Some((_, number)) => count(number),
            None => say(Msg::DidNotPlay),
        }
    })
}

fn count(number: u8) -> AttrValue {
    say(Msg::Count(number.into()))
}
