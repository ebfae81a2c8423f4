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

/// The list of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GameId {
    /// [`sloop`]
    Sloop,
    /// [`dealt`]
    Dealt,
    /// [`swoop`]
    Swoop,
    /// [`stroop`]
    Stroop,
    /// [`slapshot`]
    Slapshot,
}

impl GameId {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Sloop,
        Self::Dealt,
        Self::Swoop,
        Self::Stroop,
        Self::Slapshot,
    ];

    /// The supported numbers of players.
    #[must_use]
    pub fn players(self) -> RangeInclusive<u8> {
        match self {
            Self::Sloop => sloop::Sloop::PLAYERS,
            Self::Dealt => dealt::Dealt::PLAYERS,
            Self::Swoop => swoop::Swoop::PLAYERS,
            Self::Stroop => stroop::Stroop::PLAYERS,
            Self::Slapshot => slapshot::Slapshot::PLAYERS,
        }
    }

    /// The short name used in links and file names.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Sloop => "sloop",
            Self::Dealt => "dealt",
            Self::Swoop => "swoop",
            Self::Stroop => "stroop",
            Self::Slapshot => "slapshot",
        }
    }

    /// The game with this short name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }
}
