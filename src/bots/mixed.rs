//! A bot that sometimes plays like a weaker one.

use super::{Bot, Choice};
use crate::engine::{Game, Observation, Rng};

/// Plays like one bot, but makes a given percentage of its decisions like another, weaker one.
///
/// This gives any number of levels of any strength between two that are far apart, in any
/// turn-based game.
#[derive(Clone, Copy, Debug)]
pub struct Mixed<B, W> {
    bot: B,
    percent: u32,
    weaker: W,
}

impl<B, W> Mixed<B, W> {
    /// A bot that plays like `weaker` in this percentage of its decisions.
    #[must_use]
    pub fn new(bot: B, percent: u32, weaker: W) -> Self {
        Self {
            bot,
            percent,
            weaker,
        }
    }
}

impl<G: Game, B: Bot<G>, W: Bot<G>> Bot<G> for Mixed<B, W> {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        if rng.below(100) < self.percent {
            self.weaker.choose(seen, rng)
        } else {
            self.bot.choose(seen, rng)
        }
    }
}
