//! The bots of [Swoop](crate::games::swoop).
//!
//! All of them price the cards that they would have left, and weigh what a face-down card may be. They differ in how often
//! they err. `expert` also plays the round on to its end.
//!
//! | file | holds |
//! | --- | --- |
//! | [`advice`] | advice for a person, and the reasons for it |
//! | [`situation`] | a turn as its player sees it, and the result of each decision |
//! | [`prices`] | the price of the cards that are left |
//! | `think` | what each decision is worth |
//! | [`search`] | how a round is played on |

pub mod advice;
pub mod prices;
pub mod search;
pub mod situation;
mod think;

use super::{Bot, Bots, Budget, Fallible, Level, Searcher, Temper};
use crate::games::swoop::Swoop;

impl Bots for Swoop {
    fn bot_of(level: Level, temper: Option<Temper>) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Fallible::new(0.28, 9).with(temper)),
            Level::Casual => Box::new(Fallible::new(0.21, 7).with(temper)),
            Level::Normal => Box::new(Fallible::new(0.14, 5).with(temper)),
            Level::Hard => Box::new(Fallible::SURE.with(temper)),
            Level::Expert => Box::new(Searcher(BUDGET, temper)),
        }
    }
}

/// More worlds gain little.
const BUDGET: Budget = Budget {
    decisions: 8,
    worlds: 64,
    prior: 64.0,
};
