//! Whole games of Slapshot as text, played by bots that alternate between normal and hard.

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng, Seat};
use kitchen_table::games::slapshot::{self, Options, Slapshot};

use crate::playthroughs::compare;

fn played(options: &Options, seed: u64) -> String {
    let levels = [Level::Normal, Level::Hard].map(Slapshot::bot);
    let decide = |seen: &Observation<Slapshot>, rng: &mut Rng| {
        let Seat(seat) = seen.eyes.seat()?;
        let choice = levels[usize::from(seat % 2)].choose(seen, rng)?;
        Some(choice.action)
    };
    sketched_playthrough(options, seed, decide, slapshot::sketch).expect("the options have no flaw")
}

/// Asserts that the text shows a whole game and contains all of these.
#[track_caller]
fn tells(text: &str, all: &[&str]) {
    for part in all.iter().chain(&["over, places", "SeriesWon"]) {
        assert!(text.contains(part), "there is no {part:?} in it");
    }
}

#[test]
fn two_players() {
    let text = played(&Options::new(2), 1);
    tells(&text, &["Traded", "Drafted", "Moved"]);
    compare("slapshot_2", &text);
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
fn four_players_with_limits_and_a_short_season() {
    let options = Options {
        limits: true,
        wins: 4,
        ..Options::new(4)
    };
    let text = played(&options, 2);
    tells(&text, &["Replaced", "SeasonEnded"]);
    compare("slapshot_4_limits", &text);
}

#[test]
fn six_players() {
    let text = played(&Options::new(6), 4);
    tells(&text, &["Replaced", "SeasonEnded"]);
    compare("slapshot_6", &text);
}
