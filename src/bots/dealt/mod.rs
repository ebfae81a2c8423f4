//! The bots of [Dealt!](crate::games::dealt).
//!
//! All of them deal the cards that they do not see at random, many times, play the trick to its end, and estimate how
//! likely it is then to lose the round. They differ in how often they err. `expert` also plays the whole round on.
//!
//! | file | holds |
//! | --- | --- |
//! | [`advice`] | advice for a person, and the reasons for it |
//! | [`situation`] | a turn as its player sees it, and the hand after each decision |
//! | [`plan`] | what a hand is worth |
//! | [`reach`] | what a hand can play right now |
//! | [`guess`] | worlds that fit what is seen, and how a trick continues in them |
//! | [`risk`] | how likely a seat is to lose the round |
//! | [`danger`] | how likely it is after each decision |
//! | [`search`] | how a round is played on |

pub mod advice;
pub mod danger;
pub mod guess;
pub mod plan;
pub mod reach;
pub mod risk;
pub mod search;
pub mod situation;

use super::{Bot, Bots, Budget, Fallible, Level, Searcher, Temper};
use crate::games::dealt::Dealt;

impl Bots for Dealt {
    fn bot_of(level: Level, temper: Option<Temper>) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Fallible::new(0.046, 9).with(temper)),
            Level::Casual => Box::new(Fallible::new(0.032, 7).with(temper)),
            Level::Normal => Box::new(Fallible::new(0.02, 5).with(temper)),
            Level::Hard => Box::new(Fallible::SURE.with(temper)),
            Level::Expert => Box::new(Searcher(BUDGET, temper)),
        }
    }
}

/// Worth about 9 points in 100 games for three; without the prior worse than none.
const BUDGET: Budget = Budget {
    decisions: 8,
    worlds: 192,
    prior: 192.0,
};
