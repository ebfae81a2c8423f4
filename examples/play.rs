//! Lets bots play a game and prints all that happened:
//!
//! ```text
//! cargo run --release --no-default-features --example play -- \
//!     --game dealt --seed 7 --seats normal,normal,hard [--chips 2] [--oldest 1]
//! ```

use std::process::ExitCode;

use kitchen_table::bots::{Bot, Bots, Level, Random};
use kitchen_table::engine::{Game, Observation, Rng, Seat, playthrough::sketched_playthrough};
use kitchen_table::games::{GameId, dealt, slapshot};

const USAGE: &str = "play --game dealt --seed 7 --seats normal,normal,hard \
[--chips 2] [--oldest 1]";

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    match Wanted::read(&wanted).and_then(|wanted| wanted.play()) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(complaint) => {
            eprintln!("{complaint}\nUsage: {USAGE}");
            ExitCode::from(2)
        }
    }
}

/// A game that can be played here.
enum Which {
    /// One that the page offers.
    Offered(GameId),
    /// Not offered yet; whatever their level, its bots take what comes.
    Slapshot,
}

impl Which {
    fn named(slug: &str) -> Option<Self> {
        match slug {
            "slapshot" => Some(Self::Slapshot),
            _ => GameId::from_slug(slug).map(Self::Offered),
        }
    }
}

/// What the command line asks for.
struct Wanted {
    game: Which,
    seed: u64,
    seats: Vec<Level>,
    chips: u8,
    oldest: u8,
}

impl Wanted {
    fn read(words: &[String]) -> Result<Self, String> {
        let mut wanted = Self {
            game: Which::Offered(GameId::Dealt),
            seed: 0,
            seats: Vec::new(),
            chips: 2,
            oldest: 1,
        };
        for pair in words.chunks(2) {
            let [name, value] = pair else {
                return Err(format!("{} needs a value.", pair[0]));
            };
            wanted.set(name, value)?;
        }
        if wanted.seats.is_empty() {
            return Err("Say who sits at the table: --seats normal,normal,hard.".into());
        }
        Ok(wanted)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "--game" => {
                self.game = Which::named(value)
                    .ok_or_else(|| format!("There is no game called {value}."))?;
            }
            "--seed" => self.seed = number(name, value)?,
            "--chips" => self.chips = number(name, value)?,
            "--oldest" => self.oldest = number(name, value)?,
            "--seats" => self.seats = value.split(',').map(level).collect::<Result<_, _>>()?,
            _ => return Err(format!("There is no option called {name}.")),
        }
        Ok(())
    }

    fn play(&self) -> Result<String, String> {
        match self.game {
            Which::Offered(GameId::Dealt) => {
                let oldest = self
                    .oldest
                    .checked_sub(1)
                    .ok_or("Seats are counted from 1.")?;
                let options = dealt::Options {
                    players: self.players(),
                    chips: self.chips,
                    oldest: Seat(oldest),
                };
                self.play_with::<dealt::Dealt>(&options, dealt::sketch)
            }
            Which::Slapshot => {
                let options = slapshot::Options::new(self.players());
                self.play_at_random::<slapshot::Slapshot>(&options, slapshot::sketch)
            }
        }
    }

    fn players(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    fn play_at_random<G: Game>(
        &self,
        options: &G::Options,
        sketch: impl Fn(&Observation<G>) -> String,
    ) -> Result<String, String> {
        let bot = Random::default();
        let decide = |seen: &Observation<G>, rng: &mut Rng| {
            Bot::<G>::choose(&bot, seen, rng).map(|choice| choice.action)
        };
        sketched_playthrough(options, self.seed, decide, sketch)
            .map_err(|flaw| format!("No game can begin with these options: see {flaw:?}."))
    }

    fn play_with<G: Bots>(
        &self,
        options: &G::Options,
        sketch: impl Fn(&Observation<G>) -> String,
    ) -> Result<String, String> {
        let bots: Vec<Box<dyn Bot<G>>> = self.seats.iter().map(|&level| G::bot(level)).collect();
        let decide = |seen: &Observation<G>, rng: &mut Rng| {
            let bot = bots.get(seen.eyes.seat()?.index())?;
            bot.choose(seen, rng).map(|choice| choice.action)
        };
        sketched_playthrough(options, self.seed, decide, sketch)
            .map_err(|flaw| format!("No game can begin with these options: see {flaw:?}."))
    }
}

fn number<N: std::str::FromStr>(name: &str, value: &str) -> Result<N, String> {
    value
        .parse()
        .map_err(|_| format!("{name} needs a number, and {value} is none that fits."))
}

fn level(slug: &str) -> Result<Level, String> {
    Level::from_slug(slug).ok_or_else(|| format!("A seat is easy, normal or hard, not {slug}."))
}
