//! The speed and accuracy of each level.

use crate::bots::Level;
use crate::engine::Millis;

/// How fast and how accurate a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The time for everything that happens in the head, in percent of the usual time.
    pub pace: u32,
    /// The percentage of fitting cards that it overlooks.
    pub missed: u32,
    /// The percentage of played cards that do not fit.
    pub wrong: u32,
    /// The approximate time between two draws.
    pub draw: Millis,
}

impl Skill {
    /// The skill of a level.
    #[must_use]
    pub fn of(level: Level) -> Self {
        let (pace, missed, wrong, draw) = match level {
            Level::Easy => (138, 14, 4, 410),
            Level::Casual => (119, 11, 3, 380),
            Level::Normal => (103, 8, 2, 350),
            Level::Hard => (89, 6, 1, 320),
            Level::Expert => (77, 4, 1, 290),
        };
        Self {
            pace,
            missed,
            wrong,
            draw,
        }
    }

    /// The skill for this pace, in percent of the usual time: between the levels, and beyond them.
    #[must_use]
    pub fn at(pace: u32) -> Self {
        Self {
            pace,
            missed: (pace * 10 / 100).min(25),
            wrong: (pace * 2 / 100).min(5),
            draw: 100 + pace * 5 / 2,
        }
    }

    /// How long it takes for something that usually takes this long.
    #[must_use]
    pub fn takes(self, usual: Millis) -> Millis {
        usual * self.pace / 100
    }
}
