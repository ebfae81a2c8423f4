//! Soak-tests the rules of a game: random play on all cores, more than half of its inputs illegal or malformed,
//! with every law of [`laws`](kitchen_table::engine::laws) checked, for as long as it takes.
//!
//! ```text
//! cargo run --profile soak --no-default-features --example soak -- --game dealt --inputs 10000000 [--seed 1]
//! ```
//!
//! Overflow checks and debug assertions are on. The same arguments give the same games on every
//! machine. A broken law is printed with its seed, and the program fails.

use std::process::ExitCode;
use std::time::Instant;

use kitchen_table::engine::laws::{Tally, keeps_secrets, keeps_the_laws, withstands_damage};

#[allow(dead_code, reason = "other tools use more of it")]
mod every;

use every::seeds::{cores, for_seeds};
use every::{Listed, Tool};

const USAGE: &str = "soak --game dealt --inputs 10000000 [--seed 1]";

/// How many games are played before the inputs are counted.
const BATCH: u64 = 256;
/// Other worlds are imagined at one position in this many.
const IMAGINED: u32 = 64;
/// How often the record of each game is damaged.
const DAMAGED: u32 = 16;

fn main() -> ExitCode {
    every::run(Soak::read, USAGE)
}

/// The command line arguments.
struct Soak {
    inputs: usize,
    seed: u64,
}

impl Soak {
    /// Returns the name of the game, and the settings.
    fn read(words: &[String]) -> Result<(String, Self), String> {
        let mut game = None;
        let mut soak = Self {
            inputs: 1_000_000,
            seed: 1,
        };
        for pair in words.chunks(2) {
            let [name, value] = pair else {
                return Err(format!("{} needs a value.", pair[0]));
            };
            let number = || {
                let digits = value.replace('_', "");
                digits
                    .parse::<u64>()
                    .map_err(|_| format!("{value} is no number."))
            };
            match name.as_str() {
                "--game" => game = Some(value.clone()),
                "--inputs" => soak.inputs = number()? as usize,
                "--seed" => soak.seed = number()?,
                _ => return Err(format!("There is no option called {name}.")),
            }
        }
        Ok((game.ok_or("Say which game.")?, soak))
    }
}

impl Tool for Soak {
    type Made = Result<String, String>;

    fn with<G: Listed>(self) -> Self::Made {
        let start = Instant::now();
        let mut tally = Tally::default();
        let mut games = 0;
        while tally.played + tally.refused < self.inputs {
            let first = self.seed + games;
            tally += for_seeds(first..first + BATCH, soak::<G>)?;
            games += BATCH;
        }
        let Tally {
            played,
            refused,
            tried,
            imagined,
            damaged,
        } = tally;
        Ok(format!(
            "{games} games, seeds {} to {}: {} inputs, {played} played and {refused} refused; \
             {tried} candidates compared; other worlds imagined for every seat at {imagined} positions; \
             {damaged} damaged records replayed or refused. All laws were kept. {:.1} min on {} cores.\n",
            self.seed,
            self.seed + games - 1,
            played + refused,
            start.elapsed().as_secs_f64() / 60.0,
            cores(),
        ))
    }
}

/// Plays one game with all checks.
fn soak<G: Listed>(seed: u64) -> Result<Tally, String> {
    let players = G::PLAYERS.count() as u64;
    let players = G::PLAYERS.start() + (seed % players) as u8;
    let options = G::options(players, seed / 8);
    let told = |wrong: String| format!("{options:?}: {wrong}");
    let mut tally = keeps_the_laws::<G>(&options, seed).map_err(told)?;
    let secrets = keeps_secrets::<G>(&options, seed, IMAGINED).map_err(told)?;
    tally.imagined += secrets.imagined;
    let damage = withstands_damage::<G>(&options, seed, DAMAGED).map_err(told)?;
    tally.damaged += damage.damaged;
    Ok(tally)
}
