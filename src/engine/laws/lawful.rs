//! What the laws need from a game, and counts of what they checked.

use crate::engine::{Imagine, Rng};

/// A game that can be tested against the laws.
pub trait Lawful: Imagine {
    /// More inputs than any randomly played game takes; an endless game breaks a law.
    const LONGEST: usize;

    /// Options for this many players, with house rules that vary by seed. Seed 0 gives the published game.
    fn options(players: u8, seed: u64) -> Self::Options;

    /// What is wrong with this position: a card in two places or in none, a count that does not add up. No game
    /// ever reaches such a position.
    ///
    /// # Errors
    /// The first problem found.
    fn audit(&self) -> Result<(), String>;

    /// A decision that somebody might send, usually nonsense.
    fn stray(rng: &mut Rng) -> Self::Action;
}

/// Counts of what was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Inputs played.
    pub played: usize,
    /// Inputs refused.
    pub refused: usize,
    /// Candidates whose verdict was compared with the result of playing them.
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
