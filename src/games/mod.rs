//! The games. Each is independent of the others and of bots, text and the browser.
//!
//! # A new game
//! A new game has files of its own, and an entry in every list of games. The compiler and the tests ask for most of them
//! once it is in the lists. Two games that nobody plays, in `tests/fixtures/crazy_eights` and `tests/fixtures/snatch`, show
//! how little code the rules need.
//!
//! | file or folder | what to write |
//! | --- | --- |
//! | `src/games/<game>` | [`Game`], a [`Clause`](crate::engine::Clause) for each refusal, [`Imagine`](crate::engine::Imagine) for bots, [`Lawful`](crate::engine::laws::Lawful) for its tests |
//! | `src/bots/<game>` | [`Bots`](crate::bots::Bots): a bot for each level |
//! | `src/setup/<game>.rs` | [`Playable`](crate::setup::Playable): its house rules, in links and in forms |
//! | `src/staging/<game>` | in turns, what taps stage: [`StagedMove`](crate::staging::StagedMove) |
//! | `src/i18n/<game>` | which message is shown for which event, refusal or choice |
//! | `src/i18n/<language>/<game>` | its messages in each language: see `docs/translating.md` |
//! | `src/i18n/<language>/rules/<game>.md` | its booklet, in the notation that `xtask/translations` describes |
//! | `src/i18n/<language>/glossary-<game>.md` | of translations, the words chosen for its things |
//! | `src/ui/boards/<game>` | its table: see `src/ui/boards/kit/mod.rs`, which lists the files and traits |
//! | `static/styles/<game>.css` | its style sheet |
//! | `tests/it/<game>`, `tests/it/bots/<game>.rs` | a test of each clause and of each level |
//! | `tests/playthroughs/<game>_*.txt` | whole games, written down by the tests |
//! | `tests/e2e/<game>.js`, `tests/e2e/screens/<game>.js` | how tests in the browser play it, and the moments of which pictures are taken |
//! | `tests/fixtures/tables/<game>-{late,over}.json` | games near their end and at it, for those tests |
//! | `tests/fixtures/tables/<game>-people.json` | in turns, a game of several people |
//!
//! And it stands in every list of the games:
//!
//! | list | what it says of each |
//! | --- | --- |
//! | `src/games/mod.rs` | `games!` below: its module |
//! | `src/i18n/{mod,texts,grammar,verdict}.rs` | its booklet, its messages, its name, how it ended |
//! | `src/i18n/<language>/{about,home,settings,verdict}.ftl` | who made it, its blurb, what its keys do and which of its moves are confirmed, how it ended |
//! | `src/ui/{languages,registry}.rs` | the parts of the page with its words and its table |
//! | `src/bots/strength.rs` | how strong the measured levels of its bots are |
//! | `index.html`, `static/styles/boxes.css` | its style sheet, and its box before the page has loaded |
//! | `static/manifest.webmanifest` | its shortcut in the installed app |
//! | `static/manifest.<language>.webmanifest` | of translations, the same |
//! | `src/settings/command.rs` | commands of its own, for keys |
//! | `examples/every/mod.rs`, `benches/rules.rs` | how tools play it, and how fast it is to be |
//!
//! Flaws that only its setup can have go into `src/setup/flaw.rs` and `src/i18n/<language>/flaws.ftl`. To find the
//! lists in the tests, search for the name of another game. A game in real time has a board of its own instead of the board
//! of turns: see `src/ui/boards/stroop`.

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
