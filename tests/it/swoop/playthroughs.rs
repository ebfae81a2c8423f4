//! Whole games of Swoop as text.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng};
use kitchen_table::games::swoop::{self, Options, Swoop};

use crate::playthroughs::compare;
use Level::{Easy, Hard, Normal};

fn played(options: Options, seed: u64, levels: &[Level]) -> String {
    let bots: Vec<Box<dyn Bot<Swoop>>> = levels.iter().map(|&level| Swoop::bot(level)).collect();
    let decide = |seen: &Observation<Swoop>, rng: &mut Rng| {
        let bot = bots.get(seen.eyes.seat()?.index())?;
        bot.choose(seen, rng).map(|choice| choice.action)
    };
    sketched_playthrough(&options, seed, decide, swoop::sketch).expect("the options have no flaw")
}

/// Asserts that the text shows a whole game and contains all of these.
#[track_caller]
fn tells(text: &str, all: &[&str]) {
    for part in all.iter().chain(&["over, places", "WentOut", "Scored"]) {
        assert!(text.contains(part), "there is no {part:?} in it");
    }
}

#[test]
fn three_players_to_two_hundred_points() {
    let options = Options {
        target: 200,
        ..Options::new(3)
    };
    let text = played(options, 1, &[Normal, Hard, Hard]);
    tells(
        &text,
        &["Flipped", "Added", "EndedTurn", "Swooped", "TookPile"],
    );
    compare("swoop_3", &text);
}

#[test]
fn five_players_to_a_hundred_points() {
    let options = Options {
        target: 100,
        ..Options::new(5)
    };
    let text = played(options, 2, &[Hard, Normal, Easy, Normal, Hard]);
    tells(&text, &["Flipped", "Swooped", "TookPile"]);
    compare("swoop_5_short", &text);
}

#[test]
fn eight_players() {
    let text = played(
        Options::new(8),
        3,
        &[Hard, Normal, Normal, Hard, Normal, Hard, Normal, Easy],
    );
    tells(&text, &["Flipped", "Added", "Swooped", "TookPile"]);
    compare("swoop_8", &text);
}

/// One decision per second: time is called in the fourth minute.
#[test]
fn four_players_for_three_minutes() {
    let options = Options {
        minutes: Some(3),
        ..Options::new(4)
    };
    let text = played(options, 4, &[Hard, Normal, Hard, Normal]);
    tells(&text, &["the clock: CallTime", "TimeCalled"]);
    compare("swoop_4_timed", &text);
}
