//! What every game must keep, said once, for all of them.
//!
//! [`keeps_the_laws`] plays one game at random, more than half of its inputs nonsense, and watches
//! every step; [`keeps_secrets`] imagines other worlds and compares what is seen in them;
//! [`withstands_damage`] replays records that something happened to. Each returns the first broken law
//! as a sentence.

mod damage;
mod walk;

use super::game::Imagine;
use super::{Rng, Seat};
pub use damage::withstands_damage;
use walk::Walk;

/// A game that can be held to the laws.
pub trait Lawful: Imagine {
    /// More inputs than any game of it needs when played at random; an endless game breaks a law.
    const LONGEST: usize;

    /// Options for this many, of all kinds: each house rule now and then. Seed 0 gives the published game.
    fn options(players: u8, seed: u64) -> Self::Options;

    /// What is wrong with this position: a card in two places or in none, a count that does not
    /// add up. No game ever reaches such a position.
    ///
    /// # Errors
    /// The first thing found wrong.
    fn audit(&self) -> Result<(), String>;

    /// A decision that somebody might send, most often nonsense.
    fn stray(rng: &mut Rng) -> Self::Action;
}

/// What was looked at while the laws were checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Inputs that were played.
    pub played: usize,
    /// Inputs that were refused.
    pub refused: usize,
    /// Candidates for which the answer was compared with what came of playing them.
    pub tried: usize,
    /// Positions for which other worlds were imagined.
    pub imagined: usize,
    /// Damaged records that were replayed or refused.
    pub damaged: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.played += other.played;
        self.refused += other.refused;
        self.tried += other.tried;
        self.damaged += other.damaged;
        self.imagined += other.imagined;
    }
}

/// Plays one random game from this seed and holds it to the laws.
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

/// Plays one random game from this seed and, at about one step in `every`, compares what each
/// seat sees with what it would see in a world that it imagines.
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
