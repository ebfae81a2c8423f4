//! Playthroughs of the fixtures.

use kitchen_table::engine::{Game, Observation, Rng, playthrough::playthrough};

use crate::fixtures::{crazy_eights, snatch};
use crate::playthroughs::compare;

/// A random legal action.
fn any<G: Game>(seen: &Observation<G>, rng: &mut Rng) -> Option<G::Action> {
    let legal: Vec<_> = seen.legal().cloned().collect();
    rng.pick(&legal).cloned()
}

#[test]
fn crazy_eights_still_plays_the_same() {
    for seed in [1, 2] {
        let options = crazy_eights::Options;
        let Ok(text) = playthrough::<crazy_eights::CrazyEights>(&options, seed, any);
        compare(&format!("crazy_eights_{seed}"), &text);
    }
}

#[test]
fn snatch_still_plays_the_same() {
    let options = snatch::Options { seats: 3 };
    let text = playthrough::<snatch::Snatch>(&options, 1, any).expect("three may play");
    compare("snatch_3", &text);
}

#[test]
fn a_playthrough_says_when_nobody_decides_or_somebody_cheats() {
    let options = crazy_eights::Options;
    let Ok(text) = playthrough::<crazy_eights::CrazyEights>(&options, 1, |_, _| None);
    assert!(text.ends_with("nobody decides\n"), "{text}");
    let Ok(text) = playthrough::<crazy_eights::CrazyEights>(&options, 1, |_, _| {
        Some(crazy_eights::Action::Pass)
    });
    assert!(text.ends_with("refused: Refused(DrawFirst)\n"), "{text}");
}

#[test]
fn a_playthrough_needs_sound_options() {
    let options = snatch::Options { seats: 5 };
    let flaw = playthrough::<snatch::Snatch>(&options, 1, any).expect_err("five may not play");
    assert_eq!(flaw, snatch::NotTwoToFour);
}
