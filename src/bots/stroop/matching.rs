//! A bot that adapts to the people it plays with: it gets faster after each round that they win and slower
//! after each that they lose, in steps that shrink as it gets to know them (a staircase, as in hearing
//! tests). It settles where both outcomes are equally likely.

use serde::{Deserialize, Serialize};

use super::skill::Skill;

/// The fastest and the slowest pace.
const PACES: [u32; 2] = [30, 400];

/// The first and the smallest step, in percent.
const STEPS: [u32; 2] = [45, 8];

/// What the bot has learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Matching {
    pace: u32,
    step: u32,
    /// Whether the people won the last round.
    won: Option<bool>,
}

impl Default for Matching {
    /// The state before the first round.
    fn default() -> Self {
        Self {
            pace: 140,
            step: STEPS[0],
            won: None,
        }
    }
}

impl Matching {
    /// The current speed and accuracy.
    #[must_use]
    pub fn skill(&self) -> Skill {
        // Stored numbers may have been altered.
        Skill::at(self.pace.clamp(PACES[0], PACES[1]))
    }

    /// The state after a round that the people won or lost.
    #[must_use]
    pub fn after(self, won: bool) -> Self {
        let turns = self.won.is_some_and(|before| before != won);
        let step = self.step.clamp(STEPS[1], STEPS[0]);
        let step = if turns {
            (step / 2).max(STEPS[1])
        } else {
            step
        };
        let pace = self.pace.clamp(PACES[0], PACES[1]);
        let pace = if won {
            pace * 100 / (100 + step)
        } else {
            pace * (100 + step) / 100
        };
        Self {
            pace: pace.clamp(PACES[0], PACES[1]),
            step,
            won: Some(won),
        }
    }
}
