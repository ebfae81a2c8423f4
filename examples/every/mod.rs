//! What a tool needs from each game, for every game.
//!
//! | file | holds |
//! | --- | --- |
//! | [`drive`] | a table with bots, in simulated time |
//! | [`contest`] | how strong bots of one level are among those of another |
//! | [`seeds`] | many seeds, on all cores |
//! | [`sound`] | whether what a bot would do is legal, the same again, and blind |

pub(crate) mod contest;
pub(crate) mod drive;
pub(crate) mod seeds;
pub(crate) mod sound;

use std::process::ExitCode;

use kitchen_table::bots::Bots;
use kitchen_table::engine::Observation;
use kitchen_table::engine::laws::Lawful;
use kitchen_table::games::{GameId, dealt, slapshot, sloop, stroop, swoop};

/// A tool that works with any game.
pub(crate) trait Tool {
    /// Its result.
    type Made;
    /// Runs it.
    fn with<G: Listed>(self) -> Self::Made;
}

/// A game that tools can play.
pub(crate) trait Listed: Lawful + Bots {
    /// One line about what these eyes see.
    fn sketch(seen: &Observation<Self>) -> String;
}

macro_rules! list {
    ($($id:ident => $game:path, $sketch:path;)+) => {
        $(impl Listed for $game {
            fn sketch(seen: &Observation<Self>) -> String {
                $sketch(seen)
            }
        })+

        /// Runs a tool on a game.
        pub(crate) fn of<T: Tool>(game: GameId, tool: T) -> T::Made {
            match game {
                $(GameId::$id => tool.with::<$game>()),+
            }
        }
    };
}

list! {
    Sloop => sloop::Sloop, sloop::sketch;
    Dealt => dealt::Dealt, dealt::sketch;
    Swoop => swoop::Swoop, swoop::sketch;
    Stroop => stroop::Stroop, stroop::sketch;
    Slapshot => slapshot::Slapshot, slapshot::sketch;
}

/// Runs the tool that the command line asks for on the game that it names, and prints what it made.
pub(crate) fn run<T: Tool<Made = Result<String, String>>>(
    read: impl FnOnce(&[String]) -> Result<(String, T), String>,
    usage: &str,
) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match read(&words).and_then(|(game, tool)| with(&game, tool)?) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(complaint) => {
            eprintln!("{complaint}\nUsage: {usage}");
            ExitCode::from(2)
        }
    }
}

/// Runs a tool on the game with this name.
///
/// # Errors
/// Returns a sentence if there is no such game.
pub(crate) fn with<T: Tool>(name: &str, tool: T) -> Result<T::Made, String> {
    let game = GameId::from_slug(name).ok_or_else(|| {
        let names = GameId::ALL.map(GameId::slug).join(", ");
        format!("There is no game called {name}; there are {names}.")
    })?;
    Ok(of(game, tool))
}
