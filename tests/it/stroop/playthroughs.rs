//! Whole games of Stroop as text, played at random among what is legal.

use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng};
use kitchen_table::games::stroop::{self, Action, Options, Stroop};

use crate::playthroughs::compare;

/// Draws, and plays what fits; now and then what does not. STOP comes when there is nothing else.
fn decide(seen: &Observation<Stroop>, rng: &mut Rng) -> Option<Action> {
    let legal: Vec<Action> = seen.legal().copied().collect();
    let fits = |action: &Action| match action {
        Action::Play { card } => seen.view.board.fits(*card),
        _ => false,
    };
    let fitting = legal.iter().copied().find(fits);
    if rng.below(20) == 0 {
        return rng.pick(&legal).copied();
    }
    let calm = |action: &&Action| !matches!(action, Action::Play { .. });
    fitting.or_else(|| legal.iter().find(calm).copied())
}

fn shows(name: &str, options: Options, seed: u64) {
    let text = sketched_playthrough(&options, seed, decide, stroop::sketch);
    let text = text.expect("the options have no flaw");
    assert!(text.contains("over, places"), "{text}");
    compare(name, &text);
}

#[test]
fn two_players() {
    shows("stroop_2", Options::new(2), 7);
}

#[test]
fn three_players_without_windows() {
    let options = Options {
        contention: 0,
        fumble: 0,
        ..Options::new(3)
    };
    shows("stroop_3_bare", options, 8);
}

#[test]
fn four_players() {
    shows("stroop_4", Options::new(4), 9);
}

#[test]
fn five_players_with_twenty_advanced_cards() {
    let options = Options {
        advanced: true,
        cards: 20,
        ..Options::new(5)
    };
    shows("stroop_5_advanced", options, 10);
}
