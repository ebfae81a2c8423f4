//! The bots of [Dealt!](crate::games::dealt).
//!
//! `normal` maximizes the worth of its own hand after the action: the cheapest split of it into plays
//! that do not cross. `casual` does the same, except for an occasional random legal action, and `easy`
//! acts at random more often. `hard` deals the cards that it does not see at random, many times, plays
//! the trick to its end, and estimates how likely it is then to lose the round.
//!
//! | file | holds |
//! | --- | --- |
//! | [`situation`] | a turn as its player sees it, and the hand after each decision |
//! | [`plan`] | what a hand is worth |
//! | [`reach`] | what a hand can play right now |
//! | [`guess`] | worlds that fit what is seen, and how a trick continues in them |
//! | [`risk`] | how likely a seat is to lose the round |
//! | [`normal`], [`hard`] | the bots |

pub mod guess;
pub mod hard;
pub mod normal;
pub mod plan;
pub mod reach;
pub mod risk;
pub mod situation;

use super::{Bot, Bots, Level, Mixed, Random};
use crate::games::dealt::{Action, Dealt};

impl Bots for Dealt {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(slipping(36)),
            Level::Casual => Box::new(slipping(15)),
            Level::Normal => Box::new(normal::Normal::default()),
            Level::Hard => Box::new(hard::Hard::default()),
        }
    }
}

/// The normal bot with a given percentage of random legal actions, most often combinations: reserves
/// taken without need are soon missed.
fn slipping(percent: u32) -> Mixed<normal::Normal, Random<Action>> {
    let anything = Random::new(|action| match action {
        Action::Play { .. } => 8,
        Action::TakeReserve { .. } => 2,
        Action::Stop { .. } | Action::Redraw { .. } | Action::Place { .. } => 1,
    });
    Mixed::new(normal::Normal::default(), percent, anything)
}
