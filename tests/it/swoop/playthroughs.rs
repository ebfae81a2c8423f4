//! Whole games of Swoop as text.

use kitchen_table::bots::Level::{self, Easy, Hard, Normal};
use kitchen_table::games::swoop::{Options, Swoop};

use crate::playthroughs;

#[track_caller]
fn shows(name: &str, options: &Options, seed: u64, levels: &[Level], words: &[&str]) {
    let words = [words, &["WentOut", "Scored"]].concat();
    playthroughs::shows::<Swoop>(name, options, seed, levels, &words);
}

#[test]
fn three_players_to_two_hundred_points() {
    let options = Options {
        target: 200,
        ..Options::new(3)
    };
    let words = ["Flipped", "Added", "EndedTurn", "Swooped", "TookPile"];
    shows("swoop_3", &options, 1, &[Normal, Hard, Hard], &words);
}

#[test]
fn five_players_to_a_hundred_points() {
    let options = Options {
        target: 100,
        ..Options::new(5)
    };
    let levels = [Hard, Normal, Easy, Normal, Hard];
    let words = ["Flipped", "Swooped", "TookPile"];
    shows("swoop_5_short", &options, 2, &levels, &words);
}

#[test]
fn eight_players() {
    let levels = [Hard, Normal, Normal, Hard, Normal, Hard, Normal, Easy];
    let words = ["Flipped", "Added", "Swooped", "TookPile"];
    shows("swoop_8", &Options::new(8), 3, &levels, &words);
}

/// One decision per second: time is called in the fourth minute.
#[test]
fn four_players_for_three_minutes() {
    let options = Options {
        minutes: Some(3),
        ..Options::new(4)
    };
    let words = ["the clock: CallTime", "TimeCalled"];
    shows(
        "swoop_4_timed",
        &options,
        4,
        &[Hard, Normal, Hard, Normal],
        &words,
    );
}
