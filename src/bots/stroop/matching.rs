//! A bot that gets to know whom it plays with: quicker after each round that they win, slower after each
//! that they lose, in steps that grow smaller the better it knows them (a staircase, as in hearing tests).
//! Where both are as likely, so is each.

use serde::{Deserialize, Serialize};

use super::skill::Skill;

/// The quickest and the slowest that it becomes.
const PACES: [u32; 2] = [30, 400];

/// By how much it changes at first, and at least, in hundredths.
const STEPS: [u32; 2] = [45, 8];

/// What it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Matching {
    pace: u32,
    step: u32,
    /// Whether they won the last round.
    won: Option<bool>,
}

impl Default for Matching {
    /// As one who is met first.
    fn default() -> Self {
        Self {
            pace: 140,
            step: STEPS[0],
            won: None,
        }
    }
}

impl Matching {
    /// How quick and how sure it is now.
    #[must_use]
    pub fn skill(&self) -> Skill {
        // What was kept may be anybody's numbers.
        Skill::at(self.pace.clamp(PACES[0], PACES[1]))
    }

    /// After a round that they won, or did not.
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
