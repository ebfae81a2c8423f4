//! A bot that knows better, but slips.

use super::{Bot, Choice};
use crate::engine::{Game, Observation, Rng};

/// Plays as one bot does, but makes so many of a hundred decisions as another, weaker one would.
///
/// Between two levels that are far apart this makes as many steps as are wanted, each as high as
/// is wanted, in any game with turns.
#[derive(Clone, Copy, Debug)]
pub struct Slips<B, W> {
    bot: B,
    percent: u32,
    weaker: W,
}

impl<B, W> Slips<B, W> {
    /// The one, and how often it plays as the other.
    #[must_use]
    pub fn new(bot: B, percent: u32, weaker: W) -> Self {
        Self {
            bot,
            percent,
            weaker,
        }
    }
}

impl<G: Game, B: Bot<G>, W: Bot<G>> Bot<G> for Slips<B, W> {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        if rng.below(100) < self.percent {
            self.weaker.choose(seen, rng)
        } else {
            self.bot.choose(seen, rng)
        }
    }
}
