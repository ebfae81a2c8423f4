//! The bots of [Swoop](crate::games::swoop).

use super::{Bot, Bots, Level, Random};
use crate::games::swoop::Swoop;

impl Bots for Swoop {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random::default())
    }
}
