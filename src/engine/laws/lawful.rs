//! What the laws need to know of a game, and what they have looked at.

use crate::engine::{Imagine, Rng};

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
