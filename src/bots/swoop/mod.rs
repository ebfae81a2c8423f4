//! The bots of [Swoop](crate::games::swoop).
//!
//! `hard` puts a price on the cards that it would be left with, and weighs what a face-down card may be.
//! `normal` does so now and then; else it sheds as many cards as it can, the high ones first, and keeps its
//! swoop cards until it needs them. `casual` only does that, but now and then anything that is legal, and
//! `easy` does anything more often than not; neither takes the pile while something else is left.
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

use super::{Bot, Bots, Choice, Level, Slips};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};
use situation::Situation;
use think::think;

impl Bots for Swoop {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Slips::new(normal::Normal, 58, Careless)),
            Level::Casual => Box::new(Slips::new(normal::Normal, 27, Careless)),
            Level::Normal => Box::new(Slips::new(hard::Hard, 75, normal::Normal)),
            Level::Hard => Box::new(hard::Hard),
        }
    }
}

/// Goes out if it can, and else does anything, but takes the pile only when nothing else is left.
#[derive(Clone, Copy, Debug)]
struct Careless;

impl Bot<Swoop> for Careless {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        think(seen, &situation, |action| !situation.takes(action), rng)
    }
}
