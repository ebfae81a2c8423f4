//! The bots of [Swoop](crate::games::swoop).
//!
//! `hard` prices the cards that it would have left, and weighs what a face-down card may be. `normal` does
//! so most of the time; otherwise it sheds as many cards as it can, high ones first, and keeps its swoop
//! cards until it needs them. `casual` plays only that way, except for an occasional random legal action,
//! and `easy` plays at random more often than not. Neither takes the pile while it has another choice.
//!
//! | file | holds |
//! | --- | --- |
//! | [`situation`] | a turn as its player sees it, and the result of each decision |
//! | `think` | what all bots do first, and how ties are broken |
//! | [`normal`], [`hard`] | the bots |

pub mod hard;
pub mod normal;
pub mod situation;
mod think;

use super::{Bot, Bots, Choice, Level, Mixed};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};
use situation::Situation;
use think::think;

impl Bots for Swoop {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Mixed::new(normal::Normal, 58, Careless)),
            Level::Casual => Box::new(Mixed::new(normal::Normal, 27, Careless)),
            Level::Normal => Box::new(Mixed::new(hard::Hard, 75, normal::Normal)),
            Level::Hard => Box::new(hard::Hard),
        }
    }
}

/// Goes out if it can; otherwise acts at random, taking the pile only when nothing else is left.
#[derive(Clone, Copy, Debug)]
struct Careless;

impl Bot<Swoop> for Careless {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        think(seen, &situation, |action| !situation.takes(action), rng)
    }
}
