//! The bots of [Slapshot](crate::games::slapshot).
//!
//! All of them guess where the cards may be, and estimate for each action how likely the team would then be to beat each
//! other team. They differ in how often they err. Playing on in imagined worlds gained nothing: 32 and 54 wins in 100 games
//! for two.
//!
//! | file | holds |
//! | --- | --- |
//! | [`advice`] | advice for a person, and the reasons for it |
//! | [`odds`] | how likely one team beats another |
//! | [`mod@line`] | the order of a team |
//! | `desk` | what each decision is worth |

pub mod advice;
mod desk;
pub mod line;
pub mod odds;

use super::{Bot, Bots, Fallible, Level, Temper};
use crate::games::slapshot::Slapshot;

impl Bots for Slapshot {
    const LEVELS: &'static [Level] = Level::ALL.first_chunk::<4>().unwrap();

    fn bot_of(level: Level, temper: Option<Temper>) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Fallible::new(5.0, 9).with(temper)),
            Level::Casual => Box::new(Fallible::new(3.2, 7).with(temper)),
            Level::Normal => Box::new(Fallible::new(2.0, 5).with(temper)),
            Level::Hard | Level::Expert => Box::new(Fallible::SURE.with(temper)),
        }
    }
}
