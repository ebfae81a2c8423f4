//! The games. Each is independent of the others and of bots, text and the browser.
//!
//! # A new game
//! The compiler asks for most of it once the game is in the list below. What to write, from the rules to the page:
//!
//! | folder | what to write |
//! | --- | --- |
//! | `src/games/x` | [`Game`], a [`Clause`](crate::engine::Clause) for each refusal, [`Imagine`](crate::engine::Imagine) for bots, [`Lawful`](crate::engine::laws::Lawful) for its tests |
//! | `src/bots/x` | [`Bots`](crate::bots::Bots): a bot for each level |
//! | `src/setup/x.rs` | [`Playable`](crate::setup::Playable): its house rules, in links and in forms |
//! | `src/staging/x` | in turns, what taps stage: [`StagedMove`](crate::staging::StagedMove) |
//! | `src/i18n/x`, `src/i18n/en/x` | its messages; its blurb in `en/{home,about,verdict}.ftl`, its name in `grammar.rs` |
//! | `src/i18n/en/rules/x.md` | its booklet, in the notation that `xtask/translations` describes |
//! | `src/ui/boards/x` | its table: see `src/ui/boards/kit/mod.rs`, which lists the files and traits |
//! | `src/settings/command.rs` | its own keys, and in `en/settings.ftl` what they and the confirm setting do |
//! | `static` | its style sheet, the colors of its box in `boxes.css`, its shortcut in `manifest.webmanifest` |
//!
//! Flaws that only this game's setup can have go into `src/setup/flaw.rs`, their words into `en/flaws.ftl`. A game in
//! real time has a board of its own instead of the board of turns: see `src/ui/boards/stroop`.
//!
//! It stands in five lists: `games!` below, `texts!` in `src/i18n/texts.rs`, `booklets!` in `src/i18n/mod.rs`, the parts
//! in `src/ui/languages.rs`, and `sides!` in `src/ui/registry.rs`.

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
