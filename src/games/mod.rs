//! The games. Each keeps to itself; none knows another, a bot, a sentence or a browser.

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

use serde::{Deserialize, Serialize};

/// The games that can be played: the one list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GameId {
    /// [`dealt`]
    Dealt,
    /// [`swoop`]
    Swoop,
}

impl GameId {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Dealt, Self::Swoop];

    /// The short name used in links and file names.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Dealt => "dealt",
            Self::Swoop => "swoop",
        }
    }

    /// The game with this short name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }
}
