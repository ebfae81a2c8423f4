//! Whole games of Slapshot as text, played by bots that alternate between normal and hard.

use kitchen_table::bots::Level::{Hard, Normal};
use kitchen_table::games::slapshot::{Options, Slapshot};

use crate::playthroughs;

#[track_caller]
fn shows(name: &str, options: &Options, seed: u64, words: &[&str]) {
    let levels = [Normal, Hard].repeat(3);
    let words = [words, &["SeriesWon"]].concat();
    playthroughs::shows::<Slapshot>(name, options, seed, &levels, &words);
}

#[test]
fn two_players() {
    let words = ["Traded", "Drafted", "Moved"];
    shows("slapshot_2", &Options::new(2), 1, &words);
}

#[test]
fn a_league_of_three() {
    let options = Options {
        league: true,
        ..Options::new(3)
    };
    shows("slapshot_3_league", &options, 3, &["SeasonEnded"]);
}

#[test]
fn four_players_with_limits_and_a_short_season() {
    let options = Options {
        limits: true,
        wins: 4,
        ..Options::new(4)
    };
    let words = ["Replaced", "SeasonEnded"];
    shows("slapshot_4_limits", &options, 2, &words);
}

#[test]
fn six_players() {
    let words = ["Replaced", "SeasonEnded"];
    shows("slapshot_6", &Options::new(6), 4, &words);
}
