//! Whole games of Slapshot as text, played by managers who take what comes.

use kitchen_table::bots::{Bot, Random};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng};
use kitchen_table::games::slapshot::{self, Action, Options, Slapshot};

use crate::playthroughs::compare;

fn played(options: &Options, seed: u64) -> String {
    let bot = Random::<Action>::default();
    let decide = |seen: &Observation<Slapshot>, rng: &mut Rng| {
        Bot::<Slapshot>::choose(&bot, seen, rng).map(|choice| choice.action)
    };
    sketched_playthrough(options, seed, decide, slapshot::sketch).expect("the options have no flaw")
}

/// The text is of a whole game and holds all of these.
#[track_caller]
fn tells(text: &str, all: &[&str]) {
    for part in all.iter().chain(&["over, places", "SeriesWon"]) {
        assert!(text.contains(part), "there is no {part:?} in it");
    }
}

#[test]
fn two_players() {
    let text = played(&Options::new(2), 1);
    tells(&text, &["Replaced", "Traded", "Drafted", "Moved"]);
    compare("slapshot_2", &text);
}

#[test]
fn four_players_and_a_short_season() {
    let options = Options {
        wins: 3,
        ..Options::new(4)
    };
    let text = played(&options, 2);
    tells(&text, &["SeasonEnded"]);
    compare("slapshot_4_short", &text);
}

#[test]
fn a_league_of_three() {
    let options = Options {
        league: true,
        ..Options::new(3)
    };
    let text = played(&options, 3);
    tells(&text, &["SeasonEnded"]);
    compare("slapshot_3_league", &text);
}

#[test]
fn a_league_of_six_with_limits() {
    let options = Options {
        league: true,
        limits: true,
        ..Options::new(6)
    };
    let text = played(&options, 4);
    tells(&text, &["SeasonEnded"]);
    compare("slapshot_6_league_limits", &text);
}
