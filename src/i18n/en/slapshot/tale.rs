//! The story of a finished season of Slapshot, in English.

use super::reveals::goals;
use crate::i18n::en::words::{count, ordinal, possessive, within};
use crate::i18n::slapshot::{Highlight, Match, Names, Season};

/// A highlight of a season.
pub(super) fn highlight(what: Highlight) -> String {
    match what {
        Highlight::BiggestWin {
            winner,
            loser,
            goals: score,
        } => {
            let (loser, score) = (within(loser), goals(score));
            format!("{winner} had the biggest win, {score} against {loser}")
        }
        Highlight::LongestGame {
            winner,
            loser,
            overtimes,
        } => {
            let (loser, times) = (within(loser), count(overtimes, "overtime"));
            format!("{winner} won the longest game, after {times} against {loser}")
        }
        Highlight::TinyTim(scored) => {
            format!("Tiny Tim scored {}", count(scored, "goal"))
        }
        Highlight::MostInjuries(name, injuries) => {
            format!(
                "{} team had the most injuries: {injuries}",
                possessive(name)
            )
        }
    }
}

/// The season and its final, like a newspaper report.
pub(super) fn report(season: &Season, names: &Names) -> String {
    let mut said = vec![final_result(season, names)];
    said.extend(last_game(season, names));
    said.extend(road(season, names));
    for [winner, loser] in &season.semi_finals {
        let (winner, loser) = (&names[*winner], within(&names[*loser]));
        said.push(format!("{winner} beat {loser} in a semi-final."));
    }
    said.join(" ")
}

/// "Ann beat Bo 4–2 in the final."
fn final_result(season: &Season, names: &Names) -> String {
    let [champion, finalist] = season.finalists;
    let won = |seat| {
        season
            .last
            .iter()
            .filter(|game| game.winner == seat)
            .count() as u8
    };
    let score = goals([won(champion), won(finalist)]);
    let (who, whom) = (&names[champion], within(&names[finalist]));
    match won(finalist) {
        0 => format!("{who} swept {whom} {score} in the final."),
        3 => format!("{who} beat {whom} {score} in a final that took all seven games."),
        _ => format!("{who} beat {whom} {score} in the final."),
    }
}

/// "The last game ended 3–2 in overtime."
fn last_game(season: &Season, names: &Names) -> Option<String> {
    let game = season.last.last()?;
    let rink = if game.bout.host == game.winner {
        "at home"
    } else {
        "on the road"
    };
    let who = within(&names[game.winner]);
    Some(format!(
        "The deciding game went to {who} {rink}, {}.",
        result(game)
    ))
}

/// "3–2", "3–2 in the 2nd overtime".
fn result(game: &Match) -> String {
    let [more, fewer] = game.winner_first();
    let score = goals([more, fewer]);
    match (game.bout.overtime, more == fewer) {
        (_, true) => format!("{score}, by a coin toss after ten overtimes"),
        (0, false) => score,
        (1, false) => format!("{score} in overtime"),
        (many, false) => format!("{score} in the {} overtime", ordinal(many)),
    }
}

/// "Ann won 9 of the season's 24 games, Bo 7."
fn road(season: &Season, names: &Names) -> Option<String> {
    let [champion, finalist] = season.finalists;
    let wins = [champion, finalist].map(|seat| season.wins[seat]);
    let (who, other) = (within(&names[champion]), within(&names[finalist]));
    let games = count(season.games, "game");
    (season.games > 0).then(|| {
        let [first, second] = wins;
        format!("The season took {games}: {who} won {first} of them, {other} won {second}.")
    })
}
