//! The result of a season: its score sheet, its report and its highlights.

use super::{Match, Season};
use crate::engine::Seat;
use crate::games::slapshot::Series;
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use super::{Rink, Round};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/results.rs"));

/// The season and its final, like a newspaper report.
#[must_use]
pub fn report(language: Language, season: &Season, names: &Names) -> String {
    let mut sentences = vec![Msg::of_final(season, names)];
    sentences.extend(season.last.last().map(|game| Msg::deciding(game, names)));
    sentences.extend((season.games > 0).then(|| Msg::of_season(season, names)));
    let semi_finals = season.semi_finals.iter();
    sentences.extend(semi_finals.map(|&[winner, loser]| Msg::SemiFinal {
        who: &names[winner],
        other: &names[loser],
    }));
    let said: Vec<String> = sentences.into_iter().map(|it| text(language, it)).collect();
    said.join(" ")
}

impl<'a> Msg<'a> {
    fn of_final(season: &Season, names: &'a Names) -> Self {
        let [champion, finalist] = season.finalists;
        let won = |seat| {
            let games = season.last.iter();
            games.filter(|game| game.winner == seat).count() as u8
        };
        Self::Final {
            who: &names[champion],
            other: &names[finalist],
            won: won(champion),
            lost: won(finalist),
        }
    }

    /// How a series ended that this team won.
    #[must_use]
    pub fn of_series(series: &Series, winner: Seat, names: &'a Names) -> Self {
        let place = usize::from(winner != series.home);
        let teams = [series.home, series.other];
        Self::Final {
            who: &names[winner],
            other: &names[teams[1 - place]],
            won: series.wins[place],
            lost: series.wins[1 - place],
        }
    }

    fn deciding(game: &Match, names: &'a Names) -> Self {
        let (who, rink) = (&names[game.winner], Rink::of(game.bout.host == game.winner));
        let [more, fewer] = game.winner_first();
        if more == fewer {
            return Self::LastGameTossed {
                who,
                rink,
                goals: more,
            };
        }
        Self::LastGame {
            who,
            rink,
            more,
            fewer,
            overtime: game.bout.overtime,
        }
    }

    fn of_season(season: &Season, names: &'a Names) -> Self {
        let [champion, finalist] = season.finalists;
        Self::Season {
            games: season.games,
            who: &names[champion],
            won: season.wins[champion],
            other: &names[finalist],
            other_won: season.wins[finalist],
        }
    }

    /// The win by the most goals.
    #[must_use]
    pub fn biggest_win(game: &Match, names: &'a Names) -> Self {
        let [more, fewer] = game.winner_first();
        Self::BiggestWin {
            who: &names[game.winner],
            loser: &names[game.loser()],
            more,
            fewer,
        }
    }

    /// The game with the most overtimes.
    #[must_use]
    pub fn longest_game(game: &Match, names: &'a Names) -> Self {
        Self::LongestGame {
            who: &names[game.winner],
            loser: &names[game.loser()],
            overtimes: game.bout.overtime,
        }
    }
}
