//! Whole games of Stroop as text, played by bots in simulated time.

use kitchen_table::bots::Level;
use kitchen_table::engine::Table;
use kitchen_table::engine::playthrough::timed_playthrough;
use kitchen_table::games::stroop::{self, Handicap, Options, Stroop};

use crate::every::drive;
use crate::playthroughs::compare;

fn shows(name: &str, options: Options, seed: u64, levels: &[Level]) {
    let mut seated = drive::seated(levels);
    let next = |table: &Table<Stroop>| drive::next(table, &mut seated);
    let text = timed_playthrough(&options, seed, next, stroop::sketch);
    let text = text.expect("the options have no flaw");
    assert!(text.contains("over, places"), "{text}");
    compare(name, &text);
}

use Level::{Easy, Hard, Normal};

#[test]
fn two_players() {
    shows("stroop_2", Options::new(2), 7, &[Normal, Hard]);
}

#[test]
fn three_players_without_windows() {
    let options = Options {
        contention: 0,
        fumble: 0,
        ..Options::new(3)
    };
    shows("stroop_3_bare", options, 8, &[Normal, Easy, Normal]);
}

#[test]
fn four_players() {
    shows("stroop_4", Options::new(4), 9, &[Easy, Easy, Normal, Hard]);
}

#[test]
fn five_players_with_twenty_advanced_cards() {
    let options = Options {
        advanced: true,
        cards: 20,
        ..Options::new(5)
    };
    shows(
        "stroop_5_advanced",
        options,
        10,
        &[Hard, Hard, Normal, Normal, Easy],
    );
}

#[test]
fn a_match_of_two_with_a_handicap() {
    let mut options = Options {
        games: 3,
        ..Options::new(2)
    };
    options.handicaps[1] = Handicap {
        fewer: 8,
        pause: Some(0),
    };
    shows("stroop_2_match", options, 11, &[Normal, Easy]);
}
