//! The bots of [Dealt!](crate::games::dealt).

pub mod guess;
pub mod hard;
pub mod plan;
pub mod reach;
pub mod risk;
pub mod scene;

use super::{Bot, Bots, Level, Random};
use crate::games::dealt::{Action, Dealt};

impl Bots for Dealt {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(easy()),
            Level::Normal => Box::new(easy()),
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
