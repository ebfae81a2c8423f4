//! Helpers that the tests share.

use std::ops::{AddAssign, Range};
use std::path::{Path, PathBuf};

use kitchen_table::engine::{By, Eyes, Game, Illegal, Input, Observation, Rng, Seat, Told};
use kitchen_table::staging::{Decision, StagedMove};

use crate::every::seeds;

/// A path in the repository.
pub(crate) fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Runs `look` on each seed, on all cores, and adds up the results.
///
/// # Panics
/// Panics with the error of the lowest seed that fails.
pub(crate) fn for_seeds<T: Default + AddAssign + Send>(
    seeds: Range<u64>,
    look: impl Fn(u64) -> Result<T, String> + Sync,
) -> T {
    seeds::for_seeds(seeds, look).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// How many of all these seeds are tried: a quarter, or with `cargo xtask test --all` every one.
pub(crate) fn tried(all: u64) -> u64 {
    if std::env::var_os("KT_ALL").is_some() {
        all
    } else {
        all.div_ceil(4)
    }
}

/// What a seat sees, and the decision for what it has staged, as the rules judge it.
pub(crate) fn decide<S: StagedMove>(
    game: &S::Game,
    seat: u8,
    staged: S,
) -> (Observation<S::Game>, Decision<S>) {
    let seat = Seat(seat);
    let seen = Observation::of(game, Eyes::Seat(seat), 0, 0);
    let refusal = |action| game.check(&Input::new(0, seat, action)).err()?.refusal();
    let decision = Decision::of(&seen, staged, refusal);
    (seen, decision)
}

/// The answer to an input by a seat that isn't to act, or by the clock where none is due; `None` for a seat to act.
pub(crate) fn out_of_turn<G: Game>(game: &G, by: By) -> Option<Illegal<G::Refusal>> {
    let to_act = game.to_act();
    match by {
        _ if to_act.is_empty() => Some(Illegal::Over),
        By::Clock => Some(Illegal::NotTheClock),
        By::Seat(seat) if to_act.has(seat) => None,
        By::Seat(_) => Some(Illegal::NotYourTurn),
    }
}

/// A random game from a seed: everything that was told, and its end.
pub(crate) fn random_game<G: Game>(options: &G::Options, seed: u64) -> (Vec<Told<G>>, G) {
    let (mut told, mut rng) = (Vec::new(), Rng::new(seed));
    let mut game = G::deal(options, Rng::new(seed), &mut told);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, 0, &mut rng).expect("something legal");
        game.apply(&Input::new(0, seat, action), &mut told);
    }
    (told, game)
}

/// The events for the whole table after the first `read` of these, all of which are then read.
pub(crate) fn news<G: Game>(told: &[Told<G>], read: &mut usize) -> Vec<G::Event> {
    let news = told[*read..].iter().filter_map(Told::public).cloned();
    *read = told.len();
    news.collect()
}

/// The secrets that one seat was told.
pub(crate) fn secrets<G: Game>(told: &[Told<G>], of: u8) -> Vec<G::Secret> {
    let secret = |told: &Told<G>| match told {
        Told::Only(seat, secret) if seat.0 == of => Some(secret.clone()),
        _ => None,
    };
    told.iter().filter_map(secret).collect()
}

/// The place of each seat, once the game is over.
pub(crate) fn places<G: Game>(game: &G) -> Option<Vec<u8>> {
    let outcome = game.outcome()?;
    Some(outcome.places.iter().map(|(_, &place)| place).collect())
}

#[test]
fn each_seed_is_looked_at_once_and_added_up() {
    assert_eq!(for_seeds(10..110, Ok), (10..110).sum::<u64>());
}

/// Fails for every odd seed above 6.
fn oddity(seed: u64) -> Result<u64, String> {
    if seed > 6 && seed % 2 == 1 {
        return Err(format!("seed {seed} is odd"));
    }
    Ok(seed)
}

#[test]
#[should_panic(expected = "seed 7 is odd")]
fn the_lowest_wrong_seed_is_reported() {
    for_seeds(0..100, oddity);
}

#[test]
#[should_panic(expected = "seed 3: a panic")]
fn a_panic_is_reported_with_its_seed() {
    for_seeds(0..100, |seed| {
        assert_ne!(seed, 3);
        oddity(seed)
    });
}
