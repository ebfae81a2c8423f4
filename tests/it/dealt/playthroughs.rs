//! Whole games of Dealt! as text.

use kitchen_table::bots::Level::{Easy, Hard, Normal};
use kitchen_table::engine::Seat;
use kitchen_table::games::dealt::{Dealt, Options};

use crate::playthroughs::{shows, shows_random};

#[test]
fn three_players() {
    let words = ["LastWithCards", "WentOut", "LostGame", "Place {"];
    let levels = [Normal, Normal, Hard];
    shows::<Dealt>("dealt_3", &Options::new(3), 227, &levels, &words);
}

#[test]
fn four_players() {
    let levels = [Easy, Normal, Hard, Normal];
    shows::<Dealt>("dealt_4", &Options::new(4), 255, &levels, &["CannotAct"]);
}

#[test]
fn five_players_with_three_chips_and_the_third_the_oldest() {
    let options = Options {
        players: 5,
        chips: 3,
        oldest: Seat(2),
    };
    let words = ["LeftOfDealer", "GaveChip", "LostGame"];
    let levels = [Hard, Normal, Normal, Hard, Normal];
    shows::<Dealt>("dealt_5_long", &options, 97, &levels, &words);
}

/// A game at random that contains every possible event.
#[test]
fn everything_happens() {
    let words = [
        "X as",
        "Stopped {",
        "PlayedRedraw",
        "Place {",
        "CannotAct",
        "LastWithCards",
        "NobodyWithCards",
    ];
    shows_random::<Dealt>("dealt_everything", &Options::new(3), 437, 3, &words);
}
