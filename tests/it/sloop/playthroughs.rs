//! Whole games of Sloop as text.

use kitchen_table::bots::Level::{Easy, Hard, Normal};
use kitchen_table::games::sloop::{Options, Sloop};

use crate::playthroughs::{shows, shows_random};

#[test]
fn two_players() {
    let words = ["Captured", "Built", "TookRest", "PileEmpty"];
    shows::<Sloop>("sloop_2", &Options::new(2), 3, &[Normal, Hard], &words);
}

#[test]
fn three_players() {
    let words = ["Captured", "Built", "Stole"];
    shows::<Sloop>(
        "sloop_3",
        &Options::new(3),
        5,
        &[Hard, Normal, Hard],
        &words,
    );
}

#[test]
fn four_players_in_partnerships() {
    let words = ["Offered", "Kept", "GaveBack"];
    let levels = [Hard, Normal, Hard, Easy];
    shows::<Sloop>(
        "sloop_4_partners",
        &Options::partnerships(),
        4,
        &levels,
        &words,
    );
}

#[test]
fn five_players() {
    let words = ["Captured", "Flipped", "Removed"];
    let levels = [Normal, Hard, Easy, Normal, Hard];
    shows::<Sloop>("sloop_5", &Options::new(5), 7, &levels, &words);
}

/// A game at random that contains every event possible without partners.
#[test]
fn everything_happens() {
    let words = [
        "Captured",
        "Built",
        "Continued",
        "LostBuild",
        "Stole",
        "Flipped",
        "EndedTurn",
        "bonus: Some",
        "build: Some",
        "card: W",
    ];
    shows_random::<Sloop>("sloop_everything", &Options::new(3), 10, 3, &words);
}
