//! How quick and how sure each level is.

use crate::bots::Level;
use crate::engine::Millis;

/// How quick and how sure a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How long all that happens in the head takes, in hundredths of the usual.
    pub pace: u32,
    /// Of a hundred cards that fit, how many it overlooks.
    pub missed: u32,
    /// Of a hundred cards that it plays, how many do not fit.
    pub wrong: u32,
    /// How long after a card it draws the next one, about.
    pub draw: Millis,
}

impl Skill {
    /// Of a level.
    #[must_use]
    pub fn of(level: Level) -> Self {
        let (pace, missed, wrong, draw) = match level {
            Level::Easy => (180, 20, 4, 450),
            Level::Casual => (134, 13, 3, 400),
            Level::Normal => (100, 8, 2, 350),
            Level::Hard => (65, 3, 1, 260),
        };
        Self {
            pace,
            missed,
            wrong,
            draw,
        }
    }

    /// Of one whose head takes so many hundredths of the usual time: between the levels, and beyond them.
    #[must_use]
    pub fn at(pace: u32) -> Self {
        Self {
            pace,
            missed: (pace * 10 / 100).min(25),
            wrong: (pace * 2 / 100).min(5),
            draw: 100 + pace * 5 / 2,
        }
    }

    /// How long it takes over something that usually takes so long.
    #[must_use]
    pub fn takes(self, usual: Millis) -> Millis {
        usual * self.pace / 100
    }
}
