//! The bots of [Stroop](crate::games::stroop): as quick as people, never quicker.
//!
//! When the center changes, a bot takes it in, looks at its own cards one by one in random order
//! until it sees one that fits, and plays it; meanwhile its other hand draws. Each of these takes
//! time, and now and then it overlooks a card or plays a wrong one. The levels differ only in how
//! long it takes and how often that happens: see [`Skill`].
//!
//! A bot is asked again after each card it draws, with the same chance as before. It derives
//! separate randomness for each card, so it answers from the same reading, with the new card added.
//!
//! | file | holds |
//! | --- | --- |
//! | [`skill`] | the speed and accuracy of each level |
//! | [`reading`] | what a player does next, and when |
//! | [`matching`] | a bot that adapts its speed to the people it plays with |
//! | [`waits`] | bots that let people go first |
//! | [`noise`] | the variation of reaction times |

pub mod matching;
pub mod noise;
pub mod reading;
pub mod skill;
pub mod waits;

use std::convert::Infallible;

use super::{Advise, Bot, Bots, Choice, Level, Temper};
use crate::engine::{Millis, Observation, Rng};
use crate::games::stroop::{Action, Stroop};
use reading::Reading;
use skill::Skill;
use waits::Waits;

/// How long before it lands a motion can no longer be recalled. The contention window of ST-3.5
/// assumes that nobody reacts faster than that.
pub const COMMITTED: Millis = 150;

/// A player who reads the cards.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    skill: Skill,
    waits: Waits,
}

impl Reader {
    /// A reader with this skill.
    #[must_use]
    pub fn new(skill: Skill) -> Self {
        Self {
            skill,
            waits: Waits::Never,
        }
    }

    /// The same reader, who lets people go first.
    #[must_use]
    pub fn waiting(self, waits: Waits) -> Self {
        Self { waits, ..self }
    }
}

impl Bot<Stroop> for Reader {
    fn choose(&self, seen: &Observation<Stroop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let reading = Reading::of(self.skill, seen, rng)?;
        let (at, action) = if self.waits.still(&seen.view.board) {
            reading.draws_only()?
        } else {
            reading.does()
        };
        let after = at.saturating_sub(seen.at);
        let committed = match action {
            Action::Draw => 0,
            _ => COMMITTED.min(after),
        };
        Some(Choice {
            action,
            after,
            committed,
        })
    }
}

impl Bots for Stroop {
    fn bot_of(level: Level, _: Option<Temper>) -> Box<dyn Bot<Self>> {
        Box::new(Reader::new(Skill::of(level)))
    }
}

/// Nobody has time for advice.
impl Advise for Stroop {
    type Reason = Infallible;
}
