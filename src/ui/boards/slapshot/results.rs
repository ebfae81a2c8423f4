//! The outcome of a season of Slapshot: its score, what decided it, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use super::face_off::face_off;
use super::matches::{Played, matches};
use super::playoffs::scene;
use crate::engine::{BySeat, Outcome, Seat, sorted};
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Contest, Event, Series, Slapshot, Special, Stage, View};
use crate::i18n::Names;
use crate::i18n::slapshot::results::{self, Msg};
use crate::i18n::slapshot::{Match, Season, table};
use crate::ui::boards::kit::{Around, Results, Story};
use crate::ui::components::{Sheet, Styled};
use crate::ui::words::{language, say};

impl Results for Slapshot {
    /// One column of wins; in the playoffs, a column with the goals of each game in the series.
    fn score(story: &Story<Slapshot>) -> Sheet {
        let (events, view) = (story.events, &story.seen.view);
        let players = view.options.players;
        match &view.contest {
            Contest::Season => Sheet {
                caption: say(Msg::SeasonWins),
                heads: Vec::new(),
                rounds: Vec::new(),
                total: say(Msg::Wins),
                totals: view.ledger.wins.map(|_, &wins| count(wins)),
            },
            Contest::SemiFinal { series, .. } | Contest::Final(series) => {
                of_series(events, series, players)
            }
        }
    }

    /// Up to three highlights: the biggest win, the longest game, what Tiny Tim did, and whose team suffered most.
    fn highlights(story: &Story<Slapshot>) -> Vec<AttrValue> {
        let &Story { events, names, .. } = story;
        let all = matches(events);
        let games = || all.iter().map(|played| &played.game);
        let highlights = [
            games()
                .max_by_key(|game| margin(game))
                .map(|game| Msg::biggest_win(game, names)),
            games()
                .filter(|game| game.bout.overtime > 1)
                .max_by_key(|game| game.bout.overtime)
                .map(|game| Msg::longest_game(game, names)),
            Some(tiny_tims_goals(events))
                .filter(|&goals| goals > 0)
                .map(Msg::TinyTim),
            most_injuries(events, names),
        ];
        let highlights = highlights.into_iter().flatten().take(3);
        highlights.map(say).collect()
    }

    /// The report, and the track with each team's token at the end of the season.
    fn decided_by(story: &Story<Slapshot>) -> Html {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let view = &seen.view;
        let Stage::Over(outcome) = &view.stage else {
            return Html::default();
        };
        html! {
            <div key="season" class="decided">
                if let Some(season) = season(events, view, outcome) {
                    <p class="match-report">{ results::report(language(), &season, names) }</p>
                }
                { track(view, outcome, names) }
            </div>
        }
    }

    fn spotlight(story: &Story<Slapshot>, around: Around) -> Html {
        match story.events.last() {
            Some(event @ (Event::SeriesBegan(_) | Event::SeriesWon(_))) => {
                scene(story, event, around)
            }
            _ => face_off(story, around),
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
        caption: say(Msg::SeriesGames(series.into())),
        heads: Vec::new(),
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
    say(Msg::Count(number))
}

/// The season, reconstructed from its events.
pub(super) fn season(events: &[&Event], view: &View, outcome: &Outcome) -> Option<Season> {
    let all = matches(events);
    let of_final = |played: &&Played| played.series.is_some_and(|series| series.to == FINAL);
    let finalist = |place| {
        let mut places = outcome.places.iter();
        let found = places.find(|&(_, &it)| it == place);
        found.map(|(seat, _)| seat)
    };
    Some(Season {
        wins: view.ledger.wins.clone(),
        games: all.iter().filter(|it| it.series.is_none()).count() as u32,
        semi_finals: semi_finals(&all),
        last: all.iter().filter(of_final).map(|it| it.game).collect(),
        finalists: [finalist(1)?, finalist(2)?],
    })
}

/// The winner and loser of each semi-final: the winner of its last game won it.
fn semi_finals(all: &[Played]) -> Vec<[Seat; 2]> {
    let semi = |played: &&Played| played.series.is_some_and(|series| series.to != FINAL);
    let games: Vec<&Played> = all.iter().filter(semi).collect();
    let of_one = games.chunk_by(|one, next| one.series == next.series);
    let last = of_one.filter_map(<[_]>::last);
    last.map(|played| [played.game.winner, played.game.loser()])
        .collect()
}

/// A lane for each team, the champion's first.
fn track(view: &View, outcome: &Outcome, names: &Names) -> Html {
    let wins = &view.ledger.wins;
    let most = wins.iter().map(|(_, &wins)| wins).max().unwrap_or(1);
    let to = if view.options.league {
        most.max(1)
    } else {
        view.options.wins
    };
    let seats = wins.iter().map(|(seat, _)| seat);
    let seats = sorted(seats, |seat| outcome.places[*seat]);
    let lane = |seat: Seat| {
        let (who, place, wins) = (&names[seat], outcome.places[seat], wins[seat]);
        let mark = || classes!("seat-mark", format!("seat-{}", seat.0));
        html! {
            <li key={seat.0}>
                <span class="unseen">{ say(Msg::Standing { who, place, wins }) }</span>
                <span class="whose" aria-hidden="true"><span class={mark()} />{ who }</span>
                <Styled tag="span" class="lane" figures={vec![("--at", wins.to_string()), ("--of", to.to_string())]} aria_hidden=true>
                    <b class={classes!("token", mark())} />
                </Styled>
                <span class="wins" aria-hidden="true">{ say(Msg::Count(wins)) }</span>
            </li>
        }
    };
    html! {
        <>
            <h3>{ say(table::Msg::Track) }</h3>
            <ol class="season-track">{ for seats.into_iter().map(lane) }</ol>
        </>
    }
}

fn margin(game: &Match) -> u8 {
    let [more, fewer] = game.winner_first();
    more.saturating_sub(fewer)
}

fn tiny_tims_goals(events: &[&Event]) -> u16 {
    let scored = |event: &&&Event| match event {
        Event::Revealed {
            bout,
            cards,
            goal: Some(goal),
            ..
        } => {
            let mut sides = bout.sides().into_iter().zip(cards);
            sides.any(|(seat, card)| seat == *goal && card.special == Special::TinyTim)
        }
        _ => false,
    };
    events.iter().filter(scored).count() as u16
}

fn most_injuries<'a>(events: &[&Event], names: &'a Names) -> Option<Msg<'a>> {
    let mut injuries = BySeat::new(names.seats(), |_| 0_u16);
    for event in events {
        if let Event::Replaced(seat, _) = event {
            injuries[*seat] += 1;
        }
    }
    let most = injuries.iter().min_by_key(|(_, count)| Reverse(**count));
    let most = most.filter(|(_, count)| **count > 0);
    most.map(|(seat, &injuries)| Msg::MostInjuries {
        who: &names[seat],
        injuries,
    })
}
