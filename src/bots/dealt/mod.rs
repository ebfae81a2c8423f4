//! The bots of [Dealt!](crate::games::dealt).
//!
//! `normal` wants its own hand to be worth as much as can be after what it does: the cheapest parting
//! of it into plays that do not cross. `casual` wants that, too, but now and then does anything that is
//! legal, and `easy` does so more often. `hard` deals the cards that it does not see at random,
//! many times, lets everybody finish the trick, and asks how likely it is then to lose the round.
//!
//! | file | holds |
//! | --- | --- |
//! | [`situation`] | a turn as its player sees it, and each decision's hand |
//! | [`plan`] | what a hand is worth |
//! | [`reach`] | what a hand can play at once |
//! | [`guess`] | worlds that fit what is seen, and how a trick goes on in them |
//! | [`risk`] | how likely a seat is to lose the round |
//! | [`normal`], [`hard`] | the bots |

pub mod guess;
pub mod hard;
pub mod normal;
pub mod plan;
pub mod reach;
pub mod risk;
pub mod situation;

use super::{Bot, Bots, Level, Random, Slips};
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

/// The normal bot, but so many of a hundred times anything legal, most often a combination: reserves
/// that are taken without need are missed soon.
fn slipping(percent: u32) -> Slips<normal::Normal, Random<Action>> {
    let anything = Random::new(|action| match action {
        Action::Play { .. } => 8,
        Action::TakeReserve { .. } => 2,
        Action::Stop { .. } | Action::Redraw { .. } | Action::Place { .. } => 1,
    });
    Slips::new(normal::Normal::default(), percent, anything)
}
