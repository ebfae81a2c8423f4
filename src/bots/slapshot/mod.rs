//! The bots of [Slapshot](crate::games::slapshot).
//!
//! `easy` plays at random, and keeps its good cards. `normal` knows what a card is worth against the
//! deck, and where cards are known to be: it drafts and trades its weakest away as long as it expects
//! better ones, and plays when it expects to win. `casual` is a mix of these two. `hard` guesses
//! where all cards may be, and for each possible action estimates how likely its team would then be
//! to beat each other team.
//!
//! | file | holds |
//! | --- | --- |
//! | [`odds`] | how likely one team beats another |
//! | [`mod@line`] | the order of a team |
//! | `manager` | what each of the bots is asked |
//! | [`easy`], [`normal`], [`hard`] | the bots |

pub mod easy;
pub mod hard;
pub mod line;
mod manager;
pub mod normal;
pub mod odds;

use super::{Bot, Bots, Level, Mixed};
use crate::games::slapshot::Slapshot;

impl Bots for Slapshot {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(easy::Easy),
            Level::Casual => Box::new(Mixed::new(normal::Normal, 50, easy::Easy)),
            Level::Normal => Box::new(normal::Normal),
            Level::Hard => Box::new(hard::Hard::default()),
        }
    }
}
