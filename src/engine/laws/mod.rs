//! The invariants of every game, stated once for all of them.
//!
//! [`keeps_the_laws`] plays one random game, with more than half of the inputs nonsense, and checks every step;
//! [`keeps_secrets`] imagines other worlds and compares what is seen in them; [`withstands_damage`] replays
//! damaged records. Each returns the first broken law as a sentence.

mod damage;
mod lawful;
mod walk;

use super::Seat;
pub use damage::withstands_damage;
pub use lawful::{Lawful, Tally};
use walk::Walk;

/// Plays one random game from this seed and checks it against the laws.
///
/// # Errors
/// The first broken law, with the step at which it broke.
pub fn keeps_the_laws<G: Lawful>(options: &G::Options, seed: u64) -> Result<Tally, String> {
    let mut walk = Walk::<G>::begin(options, seed)?;
    let mut tally = Tally::default();
    let halfway = walk.rng.below(64) as usize;
    let mut earlier = walk.table.clone();
    while !walk.is_over() {
        walk.soundly()?;
        if walk.table.step() % 8 == 0 {
            walk.can_be_stored()?;
            tally.tried += walk.candidates_mean_what_check_says()?;
        }
        while walk.rng.below(8) < 5 && !walk.is_over() {
            tally.refused += walk.stray_is_refused_or_played()?;
        }
        if walk.is_over() {
            break;
        }
        walk.step()?;
        if walk.table.step() <= halfway {
            earlier = walk.table.clone();
        }
    }
    walk.soundly()?;
    walk.can_be_stored()?;
    walk.nobody_acts_after_the_end()?;
    walk.replays_to_itself()?;
    walk.ensure(
        walk.table.rewind(earlier.step()) == earlier,
        "rewinding is not the earlier table",
    )?;
    tally.played = walk.table.step();
    Ok(tally)
}

/// Plays one random game from this seed and, on average every `every` steps, compares what each seat sees with
/// what it would see in a world it imagines.
///
/// # Errors
/// The first difference that somebody could have noticed.
pub fn keeps_secrets<G: Lawful>(
    options: &G::Options,
    seed: u64,
    every: u32,
) -> Result<Tally, String> {
    let mut walk = Walk::<G>::begin(options, seed)?;
    let mut tally = Tally::default();
    while !walk.is_over() {
        if walk.rng.below(every) == 0 {
            for seat in (0..walk.table.seats()).map(Seat) {
                walk.looks_alike_to(seat)?;
            }
            tally.imagined += 1;
        }
        walk.step()?;
    }
    tally.played = walk.table.step();
    Ok(tally)
}
