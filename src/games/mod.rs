//! The games. Each is independent of the others and of bots, text and the browser.

#![warn(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used
)]

pub mod dealt;
pub mod slapshot;
pub mod sloop;
pub mod stroop;
pub mod swoop;
mod value;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::engine::Game;

/// Defines [`GameId`] and `with_game!` from the list of games. `$d` is a `$`, for the macro inside the macro.
macro_rules! games {
    ($d:tt $($module:ident::$game:ident,)+) => {
        /// The list of games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum GameId {
            $(
                #[doc = concat!("[`", stringify!($module), "`]")]
                $game,
            )+
        }

        impl GameId {
            /// All games, in the order in which they are offered.
            pub const ALL: [Self; [$(Self::$game),+].len()] = [$(Self::$game),+];

            /// The short name used in links and file names.
            #[must_use]
            pub fn slug(self) -> &'static str {
                match self {
                    $(Self::$game => stringify!($module),)+
                }
            }
        }

        /// Evaluates an expression in which a name stands for the type of the game with an id.
        macro_rules! with_game {
            ($d id:expr, $d name:ident => $d do:expr) => {
                match $d id {
                    $($crate::games::GameId::$game => {
                        type $d name = $crate::games::$module::$game;
                        $d do
                    })+
                }
            };
        }
    };
}

games! { $
    sloop::Sloop,
    dealt::Dealt,
    swoop::Swoop,
    stroop::Stroop,
    slapshot::Slapshot,
}

pub(crate) use with_game;

impl GameId {
    /// The supported numbers of players.
    #[must_use]
    pub fn players(self) -> RangeInclusive<u8> {
        with_game!(self, G => G::PLAYERS)
    }

    /// The game with this short name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }
}
