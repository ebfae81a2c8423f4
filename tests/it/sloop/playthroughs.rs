//! Whole games of Sloop as text.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng};
use kitchen_table::games::sloop::{self, Options, Sloop};

use crate::playthroughs::compare;
use Level::{Easy, Hard, Normal};

fn played(options: Options, seed: u64, levels: &[Level]) -> String {
    let bots: Vec<Box<dyn Bot<Sloop>>> = levels.iter().map(|&level| Sloop::bot(level)).collect();
    let decide = |seen: &Observation<Sloop>, rng: &mut Rng| {
        let bot = bots.get(seen.eyes.seat()?.index())?;
        bot.choose(seen, rng).map(|choice| choice.action)
    };
    sketched_playthrough(&options, seed, decide, sloop::sketch).expect("the options have no flaw")
}

/// Asserts that the text contains all of these.
#[track_caller]
fn tells(text: &str, all: &[&str]) {
    for part in all {
        assert!(text.contains(part), "there is no {part:?} in it");
    }
}

#[test]
fn two_players() {
    let text = played(Options::new(2), 3, &[Normal, Hard]);
    tells(&text, &["Captured", "Built", "TookRest", "PileEmpty"]);
    compare("sloop_2", &text);
}

#[test]
fn three_players() {
    let text = played(Options::new(3), 5, &[Hard, Normal, Hard]);
    tells(&text, &["Captured", "Built", "Stole"]);
    compare("sloop_3", &text);
}

#[test]
fn four_players_in_partnerships() {
    let text = played(Options::partnerships(), 4, &[Hard, Normal, Hard, Easy]);
    tells(&text, &["Offered", "Kept", "GaveBack"]);
    compare("sloop_4_partners", &text);
}

#[test]
fn five_players() {
    let text = played(Options::new(5), 7, &[Normal, Hard, Easy, Normal, Hard]);
    tells(&text, &["Captured", "Flipped", "Removed"]);
    compare("sloop_5", &text);
}

/// A game of easy bots that contains every event possible without partners.
#[test]
fn everything_happens() {
    let text = played(Options::new(3), 21, &[Easy, Easy, Easy]);
    tells(
        &text,
        &[
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
        ],
    );
    compare("sloop_everything", &text);
}
