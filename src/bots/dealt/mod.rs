//! The bots of [Dealt!](crate::games::dealt).
//!
//! `easy` does anything that is legal. `normal` wants its own hand to be worth as much as can be
//! after what it does: the cheapest parting of it into plays that do not cross. `hard` deals the
//! cards that it does not see at random, many times, lets everybody finish the trick, and asks how
//! likely it is then to lose the round.
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

use super::{Bot, Bots, Level, Random};
use crate::games::dealt::{Action, Dealt};

impl Bots for Dealt {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(easy()),
            Level::Normal => Box::new(normal::Normal::default()),
            Level::Hard => Box::new(hard::Hard::default()),
        }
    }
}

/// Anything legal, but most often a combination: reserves that are taken without need are missed
/// soon.
fn easy() -> Random<Action> {
    Random::new(|action| match action {
        Action::Play { .. } => 8,
        Action::TakeReserve { .. } => 2,
        Action::Stop { .. } | Action::Redraw { .. } | Action::Place { .. } => 1,
    })
}
