//! Whole games of Dealt! as text.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng, Seat};
use kitchen_table::games::dealt::{self, Dealt, Options};

use crate::playthroughs::compare;
use Level::{Easy, Hard, Normal};

fn played(options: Options, seed: u64, levels: &[Level]) -> String {
    let bots: Vec<Box<dyn Bot<Dealt>>> = levels.iter().map(|&level| Dealt::bot(level)).collect();
    let decide = |seen: &Observation<Dealt>, rng: &mut Rng| {
        let bot = bots.get(seen.eyes.seat()?.index())?;
        bot.choose(seen, rng).map(|choice| choice.action)
    };
    sketched_playthrough(&options, seed, decide, dealt::sketch).expect("the options have no flaw")
}

/// Asserts that the text contains all of these.
#[track_caller]
fn tells(text: &str, all: &[&str]) {
    for part in all {
        assert!(text.contains(part), "there is no {part:?} in it");
    }
}

#[test]
fn three_players() {
    let text = played(Options::new(3), 227, &[Normal, Normal, Hard]);
    tells(&text, &["LastWithCards", "WentOut", "LostGame", "Place {"]);
    compare("dealt_3", &text);
}

#[test]
fn four_players() {
    let text = played(Options::new(4), 255, &[Easy, Normal, Hard, Normal]);
    tells(&text, &["CannotAct"]);
    compare("dealt_4", &text);
}

#[test]
fn five_players_with_three_chips_and_the_third_the_oldest() {
    let options = Options {
        players: 5,
        chips: 3,
        oldest: Seat(2),
    };
    let text = played(options, 97, &[Hard, Normal, Normal, Hard, Normal]);
    tells(&text, &["LeftOfDealer", "GaveChip", "LostGame"]);
    compare("dealt_5_long", &text);
}

/// A game of easy bots that contains every possible event.
#[test]
fn everything_happens() {
    let text = played(Options::new(3), 225, &[Easy, Easy, Easy]);
    tells(
        &text,
        &[
            "X as",
            "Stopped {",
            "PlayedRedraw",
            "Place {",
            "CannotAct",
            "LastWithCards",
            "NobodyWithCards",
        ],
    );
    compare("dealt_everything", &text);
}
