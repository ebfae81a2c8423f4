//! The bots of [Stroop](crate::games::stroop).

use super::{Bot, Bots, Level, Random};
use crate::games::stroop::Stroop;

impl Bots for Stroop {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random::default())
    }
}
