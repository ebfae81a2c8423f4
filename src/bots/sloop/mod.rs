//! The bots of [Sloop](crate::games::sloop).
//!
//! All of them count the cards that they have not seen, and consider what each decision gains, what it leaves to the
//! others, and what it keeps for the next turn. They differ in how often they err. For two, `hard` plays the end exactly,
//! once the draw pile is empty; `expert` also plays the best decisions on for two more turns.
//!
//! | file | holds |
//! | --- | --- |
//! | [`advice`] | advice for a person, and the reasons for it |
//! | [`display_counts`] | the cards in the middle as numbers, what a card takes, and what unseen hands can be expected to take |
//! | [`after`] | the result of a decision |
//! | [`taste`] | what a decision is worth |
//! | [`swap`] | offering a card to the partner |
//! | [`ending`] | the end of a game for two |
//! | [`search`] | how a game is played on |

pub mod advice;
pub mod after;
pub mod display_counts;
pub mod ending;
pub mod search;
pub mod swap;
pub mod taste;

use super::{Bot, Bots, Budget, Fallible, Level, Searcher, Temper};
use crate::games::sloop::Sloop;

impl Bots for Sloop {
    fn bot_of(level: Level, temper: Option<Temper>) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Fallible::new(1.2, 16).with(temper)),
            Level::Casual => Box::new(Fallible::new(0.75, 12).with(temper)),
            Level::Normal => Box::new(Fallible::new(0.45, 9).with(temper)),
            Level::Hard => Box::new(Searcher(Budget::NONE, temper)),
            Level::Expert => Box::new(Searcher(BUDGET, temper)),
        }
    }
}

/// Sixteen worlds decide most, sixty-four a little more.
const BUDGET: Budget = Budget {
    decisions: 8,
    worlds: 64,
    prior: 16.0,
};
