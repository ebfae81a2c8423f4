//! Asks bots of each level and temper at many positions, and fails unless what they would do is legal, the same again, the
//! same when they think bit by bit, and the same where only hidden cards are different.
//!
//! ```text
//! cargo run --release --no-default-features --example honest -- --game dealt [--positions 10000]
//! ```

use std::process::ExitCode;

use kitchen_table::bots::{Level, Temper};
use kitchen_table::engine::{Rng, Seat};

#[allow(dead_code, reason = "other tools use more of it")]
mod every;

use every::sound::{is_blind, is_legal, is_the_same_in_slices, to_act};
use every::{Listed, Tool, drive, seeds};

const USAGE: &str = "honest --game dealt [--positions 10000]";

/// One in this many decisions of a game is looked at, so that many games are.
const SOME: u32 = 8;

fn main() -> ExitCode {
    every::run(Honest::read, USAGE)
}

/// The command line arguments.
struct Honest {
    /// The number of positions at which each level is asked.
    positions: u64,
}

impl Honest {
    /// Returns the name of the game, and the settings.
    fn read(words: &[String]) -> Result<(String, Self), String> {
        let (mut game, mut positions) = ("dealt".to_owned(), 10_000);
        for pair in words.chunks(2) {
            match pair {
                [name, value] if name == "--game" => value.clone_into(&mut game),
                [name, value] if name == "--positions" => {
                    let number = value.parse();
                    positions = number.map_err(|_| format!("{value} is no number that fits."))?;
                }
                [name, ..] => return Err(format!("What is {name}?")),
                [] => {}
            }
        }
        Ok((game, Self { positions }))
    }
}

impl Tool for Honest {
    type Made = Result<String, String>;

    fn with<G: Listed>(self) -> Self::Made {
        for &level in G::LEVELS {
            let (mut asked, mut games) = (0, 0);
            while asked < self.positions {
                let batch = games..games + 4 * seeds::cores() as u64;
                games = batch.end;
                asked += seeds::for_seeds(batch, |seed| Ok(asked_in_a_game::<G>(level, seed)))?;
            }
            println!(
                "{:>6}: {asked} positions in {games} games, all laws were kept",
                level.slug()
            );
        }
        Ok(String::new())
    }
}

/// Plays the game of a seed with quick bots, and asks one of this level at some positions; returns at how many.
fn asked_in_a_game<G: Listed>(level: Level, seed: u64) -> u64 {
    let mut rng = Rng::new(seed);
    let numbers = G::PLAYERS.count() as u64;
    let players = G::PLAYERS.start() + (seed % numbers) as u8;
    let options = G::options(players, seed / numbers % 2 * seed);
    let tempers: Vec<_> = Temper::ALL.map(Some).into_iter().chain([None]).collect();
    let temper = tempers[seed as usize % tempers.len()];
    let bot = G::bot_of(level, temper);
    let seated = drive::seated(&vec![Level::Easy; usize::from(players)]);
    let mut asked = 0;
    drive::play::<G>(&options, seed, seated, |table, _| {
        for seat in (0..players)
            .map(Seat)
            .filter(|&seat| to_act(table).has(seat))
        {
            if rng.below(SOME) == 0 {
                is_legal(table, &*bot, seat);
                is_blind(table, &*bot, seat, &mut rng);
                is_the_same_in_slices(table, &*bot, seat);
                asked += 1;
            }
        }
    });
    asked
}
