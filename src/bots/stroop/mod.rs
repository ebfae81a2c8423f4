//! The bots of [Stroop](crate::games::stroop): as quick as people, never quicker.
//!
//! When the centre changes a bot takes it in, looks at its own cards one by one in any order until
//! it sees one that fits, and puts that one down; meanwhile its other hand draws. Each of these
//! takes its time, and now and then it overlooks a card or takes a wrong one. The levels differ in
//! how long and how often, and in nothing else: see [`Skill`].
//!
//! A bot is asked again after each card that it draws, with the same chance as before. It asks that
//! chance about each card apart, so it answers out of the same reading, which the new card joins.
//!
//! | file | holds |
//! | --- | --- |
//! | [`skill`] | how quick and how sure each level is |
//! | [`reading`] | what a player does next, and when |
//! | [`matching`] | one that becomes as quick as those whom it plays with |
//! | [`noise`] | how uneven reaction times are |

pub mod matching;
pub mod noise;
pub mod reading;
pub mod skill;

use super::{Bot, Bots, Choice, Level};
use crate::engine::{Millis, Observation, Rng};
use crate::games::stroop::{Action, Stroop};
use reading::Reading;
use skill::Skill;

/// For how long a motion cannot be recalled any more. The contention window of ST-3.5 takes it for
/// granted that nobody reacts faster than that.
pub const COMMITTED: Millis = 150;

/// A player who reads.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    skill: Skill,
}

impl Reader {
    /// As quick and as sure as this.
    #[must_use]
    pub fn new(skill: Skill) -> Self {
        Self { skill }
    }
}

impl Bot<Stroop> for Reader {
    fn choose(&self, seen: &Observation<Stroop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let (at, action) = Reading::of(self.skill, seen, rng)?.does();
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
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        Box::new(Reader::new(Skill::of(level)))
    }
}
