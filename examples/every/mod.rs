//! The games by name, for the tools: one list, with what a tool asks of each.
//!
//! | file | holds |
//! | --- | --- |
//! | [`drive`] | a table and the bots round it, in game time |
//! | [`contest`] | how strong bots of one level are among those of another |
//! | [`seeds`] | many seeds, on all cores |

pub(crate) mod contest;
pub(crate) mod drive;
pub(crate) mod seeds;

use kitchen_table::bots::Bots;
use kitchen_table::engine::Observation;
use kitchen_table::engine::laws::Lawful;
use kitchen_table::games::{dealt, slapshot, sloop, stroop, swoop};

/// What a tool does with a game, whichever it is.
pub(crate) trait Tool {
    /// What comes of it.
    type Made;
    /// Does it.
    fn with<G: Listed>(self) -> Self::Made;
}

/// A game that tools can play.
pub(crate) trait Listed: Lawful + Bots {
    /// What some eyes see, in a line.
    fn sketch(seen: &Observation<Self>) -> String;
}

macro_rules! list {
    ($($name:literal => $game:path, $sketch:path;)+) => {
        /// The names, in the order in which the games are offered.
        pub(crate) const NAMES: &[&str] = &[$($name),+];

        $(impl Listed for $game {
            fn sketch(seen: &Observation<Self>) -> String {
                $sketch(seen)
            }
        })+

        /// Uses a tool on the game of this name.
        ///
        /// # Errors
        /// A sentence, if there is no such game.
        pub(crate) fn with<T: Tool>(name: &str, tool: T) -> Result<T::Made, String> {
            match name {
                $($name => Ok(tool.with::<$game>()),)+
                _ => Err(format!("There is no game called {name}; there are {}.", NAMES.join(", "))),
            }
        }
    };
}

list! {
    "sloop" => sloop::Sloop, sloop::sketch;
    "dealt" => dealt::Dealt, dealt::sketch;
    "swoop" => swoop::Swoop, swoop::sketch;
    "stroop" => stroop::Stroop, stroop::sketch;
    "slapshot" => slapshot::Slapshot, slapshot::sketch;
}
