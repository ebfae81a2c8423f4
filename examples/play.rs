//! Lets bots play a game and prints everything that happened:
//!
//! ```text
//! cargo run --release --no-default-features --example play -- \
//!     --game dealt --seed 7 --seats normal,normal,hard [--options '{"chips":3}']
//! ```

use std::process::ExitCode;

use kitchen_table::bots::Level;
use kitchen_table::engine::Table;
use kitchen_table::engine::playthrough::timed_playthrough;

#[allow(dead_code, reason = "other tools use more of it")]
mod every;

use every::{Listed, Tool, drive};

const USAGE: &str = "play --game dealt --seed 7 --seats normal,normal,hard \
[--options '{\"chips\":3}']";

fn main() -> ExitCode {
    every::run(Play::read, USAGE)
}

/// The command line arguments.
struct Play {
    seed: u64,
    seats: Vec<Level>,
    /// House rules as JSON, where they differ from the published game.
    options: serde_json::Map<String, serde_json::Value>,
}

impl Play {
    /// Returns the name of the game, and the settings.
    fn read(words: &[String]) -> Result<(String, Self), String> {
        let mut game = "dealt".to_owned();
        let mut play = Self {
            seed: 0,
            seats: Vec::new(),
            options: serde_json::Map::new(),
        };
        for pair in words.chunks(2) {
            let [name, value] = pair else {
                return Err(format!("{} needs a value.", pair[0]));
            };
            match name.as_str() {
                "--game" => value.clone_into(&mut game),
                "--seed" => {
                    play.seed = value
                        .parse()
                        .map_err(|_| format!("{value} is no number that fits."))?;
                }
                "--seats" => {
                    play.seats = value.split(',').map(level).collect::<Result<_, _>>()?;
                }
                "--options" => {
                    play.options = serde_json::from_str(value)
                        .map_err(|why| format!("These options cannot be read: {why}."))?;
                }
                _ => return Err(format!("There is no option called {name}.")),
            }
        }
        if play.seats.is_empty() {
            return Err("Say who sits at the table: --seats normal,normal,hard.".into());
        }
        Ok((game, play))
    }

    /// The published game for this many players, with the requested house rules.
    fn options<G: Listed>(&self) -> Result<G::Options, String> {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let published = serde_json::to_value(G::options(players, 0));
        let mut options = published.map_err(|why| why.to_string())?;
        for (name, value) in &self.options {
            let known = options.get_mut(name);
            *known.ok_or_else(|| format!("There is no house rule called {name}."))? = value.clone();
        }
        serde_json::from_value(options)
            .map_err(|why| format!("These options cannot be read: {why}."))
    }
}

impl Tool for Play {
    type Made = Result<String, String>;

    fn with<G: Listed>(self) -> Self::Made {
        let options = self.options::<G>()?;
        let mut seated = drive::seated(&self.seats);
        let next = |table: &Table<G>| drive::next(table, &mut seated);
        timed_playthrough(&options, self.seed, next, G::sketch)
            .map_err(|flaw| format!("No game can begin with these options: see {flaw:?}."))
    }
}

fn level(slug: &str) -> Result<Level, String> {
    Level::from_slug(slug)
        .ok_or_else(|| format!("A seat is easy, casual, normal or hard, not {slug}."))
}
