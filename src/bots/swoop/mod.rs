//! The bots of [Swoop](crate::games::swoop).
//!
//! `easy` does anything that is legal, but takes the pile only when nothing else is left. `normal` sheds
//! as many cards as it can, the high ones first, and keeps its swoop cards until it needs them. `hard`
//! puts a price on the cards that it would be left with, and weighs what a face-down card may be.
//!
//! | file | holds |
//! | --- | --- |
//! | [`situation`] | a turn as its player sees it, and what each decision makes of it |
//! | `think` | what all of them do, and how one of equals is chosen |
//! | [`normal`], [`hard`] | the bots |

pub mod hard;
pub mod normal;
pub mod situation;
mod think;

use super::{Bot, Bots, Choice, Level};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};
use situation::Situation;
use think::any;

impl Bots for Swoop {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Normal => Box::new(normal::Normal),
            Level::Hard => Box::new(hard::Hard),
        }
    }
}

/// The easy bot.
#[derive(Clone, Copy, Debug)]
pub struct Easy;

impl Bot<Swoop> for Easy {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        any(seen, &situation, rng)
    }
}
