//! The bots of [Slapshot](crate::games::slapshot).

use super::{Bot, Bots, Level, Random};
use crate::games::slapshot::Slapshot;

impl Bots for Slapshot {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random::default())
    }
}
