//! The games played, each from its face-off to its end.

use crate::engine::{BySeat, Seat};
use crate::games::slapshot::{Event, Series};
use crate::i18n::slapshot::Match;

/// A game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Played {
    /// The result.
    pub(super) game: Match,
    /// Its series, as it began; `None` before the playoffs.
    pub(super) series: Option<Series>,
}

/// All finished games, in order.
pub(super) fn matches(events: &[&Event]) -> Vec<Played> {
    let mut all = Vec::new();
    let mut series = None;
    // The goals before overtime, to which those in overtime are added.
    let mut before = [0, 0];
    for event in events {
        match **event {
            Event::SeriesBegan(begun) => series = Some(begun),
            Event::Revealed { bout, goals, .. } if bout.overtime == 0 => before = goals,
            Event::Won {
                bout,
                winner,
                goals: [home, visitor],
            } => {
                let goals = match bout.overtime {
                    0 => [home, visitor],
                    _ => [before[0] + home, before[1] + visitor],
                };
                let game = Match {
                    bout,
                    goals,
                    winner,
                };
                all.push(Played { game, series });
            }
            _ => {}
        }
    }
    all
}

/// All series so far, as they stand after these events.
pub(super) fn all_series(events: &[&Event]) -> Vec<Series> {
    let mut all: Vec<Series> = Vec::new();
    for event in events {
        match (**event, all.last_mut()) {
            (Event::SeriesBegan(series), _) => all.push(series),
            (Event::Won { winner, .. }, Some(series)) => {
                series.wins[usize::from(winner != series.home)] += 1;
            }
            _ => {}
        }
    }
    all
}

/// The series that is being played, or was played last, as it stands after these events.
pub(super) fn series(events: &[&Event]) -> Option<Series> {
    all_series(events).pop()
}

/// The wins of each team in the season, as they stand after these events.
pub(super) fn wins(events: &[&Event], players: u8) -> BySeat<u8> {
    let mut all = BySeat::new(players, |_: Seat| 0);
    for event in events {
        if let Event::Moved { seat, wins } = **event {
            all[seat] = wins;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Eyes, Game, Input, Observation, Rng, Told};
    use crate::games::slapshot::season::FINAL;
    use crate::games::slapshot::{Contest, Options, Slapshot, Stage};
    use crate::i18n::Name;
    use crate::ui::boards::kit::{Results, Story};
    use crate::ui::boards::slapshot::results;

    /// A season in which everybody plays at random.
    fn season(players: u8, seed: u64) -> (Vec<Event>, Observation<Slapshot>) {
        let options = Options {
            wins: 3,
            league: seed % 2 == 1,
            ..Options::new(players)
        };
        let (mut told, mut rng) = (Vec::new(), Rng::new(seed));
        let mut game = Slapshot::deal(&options, Rng::new(seed), &mut told);
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.random(seat, 0, &mut rng).expect("something legal");
            game.apply(&Input::new(0, seat, action), &mut told);
        }
        let public = told.into_iter().filter_map(|told| match told {
            Told::All(event) => Some(event),
            Told::Only(..) => None,
        });
        (public.collect(), Observation::of(&game, Eyes::Table, 0, 0))
    }

    #[test]
    fn games_match_the_ledger_and_the_final() {
        let (mut overtimes, mut semi_finals) = (0, 0);
        for (players, seed) in (2..=6).flat_map(|players| (0..8).map(move |seed| (players, seed))) {
            let (events, seen) = season(players, seed);
            let events: Vec<&Event> = events.iter().collect();
            let names = BySeat::new(players, |seat| Name::Named(format!("Team {}", seat.0)));
            let story = Story {
                events: &events,
                seen: &seen,
                names: &names,
            };
            let (events, view) = (story.events, &seen.view);
            let all = matches(events);
            let mut wins = BySeat::new(players, |_| 0);
            for played in all.iter().filter(|it| it.series.is_none()) {
                wins[played.game.winner] += 1;
            }
            assert_eq!(wins, view.ledger.wins, "each game of the season once");
            assert_eq!(super::wins(events, players), view.ledger.wins);
            let Contest::Final(last) = &view.contest else {
                panic!("it ends with a final");
            };
            assert_eq!(series(events), Some(*last), "as the game counts it");
            let of_final = all
                .iter()
                .filter(|it| it.series.is_some_and(|it| it.to == FINAL));
            assert_eq!(of_final.count() as u8, last.wins[0] + last.wins[1]);
            for Played { game, series } in &all {
                let [more, fewer] = game.winner_first();
                assert!(more > fewer || game.bout.overtime == 10, "{game:?}");
                assert!(game.bout.overtime == 0 || more <= fewer + 1, "{game:?}");
                overtimes += usize::from(game.bout.overtime > 0);
                semi_finals += usize::from(series.is_some_and(|it| it.to != FINAL));
            }
            let sheet = Slapshot::score(&story);
            assert_eq!(sheet.rounds.len() as u8, last.wins[0] + last.wins[1]);
            assert_eq!(sheet.totals[last.home], last.wins[0].to_string());
            let highlights = Slapshot::highlights(&story);
            assert!((1..=3).contains(&highlights.len()), "{highlights:?}");
            let Stage::Over(outcome) = &view.stage else {
                panic!("it is over");
            };
            let season = results::season(events, view, outcome).expect("two finalists");
            let by = |seat| season.last.iter().filter(|it| it.winner == seat).count();
            assert_eq!(by(season.finalists[0]), 4, "the champion won four games");
            assert!(by(season.finalists[1]) < 4);
        }
        assert!(
            overtimes > 10 && semi_finals > 10,
            "{overtimes} {semi_finals}"
        );
    }
}
