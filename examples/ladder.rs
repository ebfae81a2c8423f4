//! Measures how strong the bots are: one bot among others of another level, with seats rotated.
//! Prints how often it is among the winners, and what would be fair. The games are spread over all
//! cores; the same arguments give the same figures on every machine.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder -- \
//!     --game dealt [--players 3,4,5] [--games 2000] [--kind 0] [--partner 0]
//! ```
//!
//! The kind is the seed of the options: 0 is the published game. A partner of the same level sits
//! that many seats away: `--game sloop --players 4 --kind 1 --partner 2` gives two teams.

use std::process::ExitCode;

use kitchen_table::bots::Level;

#[allow(dead_code, reason = "other tools use more of it")]
mod every;

use every::contest::{Contest, Score};
use every::{Listed, Tool};

const USAGE: &str = "ladder --game dealt [--players 3,4,5] [--games 2000] [--kind 0] [--partner 0]";

/// The levels to compare: each with the one below it, and two steps at once.
const PAIRS: [(Level, Level); 4] = [
    (Level::Casual, Level::Easy),
    (Level::Normal, Level::Casual),
    (Level::Hard, Level::Normal),
    (Level::Normal, Level::Easy),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Ladder::read(&words).and_then(|(game, ladder)| every::with(&game, ladder)?) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("{complaint}\nUsage: {USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The command line arguments.
struct Ladder {
    /// The numbers of players; empty for as many as possible.
    players: Vec<u8>,
    games: u64,
    /// The seed of the options.
    kind: u64,
    /// How many seats away the partner sits; 0 for no partner.
    partner: u8,
}

impl Ladder {
    /// Returns the name of the game, and the settings.
    fn read(words: &[String]) -> Result<(String, Self), String> {
        let mut game = "dealt".to_owned();
        let mut ladder = Self {
            players: Vec::new(),
            games: 2000,
            kind: 0,
            partner: 0,
        };
        let number = |word: &str| {
            let number = word.parse::<u64>();
            number.map_err(|_| format!("{word} is no number that fits."))
        };
        for pair in words.chunks(2) {
            let [name, value] = pair else {
                return Err(format!("{} needs a value.", pair[0]));
            };
            match name.as_str() {
                "--game" => value.clone_into(&mut game),
                "--games" => ladder.games = number(value)?,
                "--kind" => ladder.kind = number(value)?,
                "--partner" => ladder.partner = number(value)? as u8,
                "--players" => {
                    let players = value.split(',').map(|word| number(word).map(|n| n as u8));
                    ladder.players = players.collect::<Result<_, _>>()?;
                }
                _ => return Err(format!("What is {name}?")),
            }
        }
        Ok((game, ladder))
    }
}

impl Tool for Ladder {
    type Made = Result<(), String>;

    fn with<G: Listed>(self) -> Self::Made {
        let can =
            G::PLAYERS.filter(|players| self.players.is_empty() || self.players.contains(players));
        let tables: Vec<u8> = can.collect();
        for (hero, others) in PAIRS {
            for &players in &tables {
                let contest = Contest {
                    kind: self.kind,
                    partner: self.partner,
                    ..Contest::new(hero, others, players)
                };
                println!(
                    "{}",
                    row(contest, contest.score::<G>(self.games)?, self.games)
                );
            }
        }
        Ok(())
    }
}

fn row(contest: Contest, score: Score, games: u64) -> String {
    let all = games as f64;
    let rate = score.won as f64 / all;
    let around = 1.96 * (rate * (1.0 - rate) / all).sqrt();
    let fair = score.winners as f64 / f64::from(contest.players) / all;
    format!(
        "{:>6} among {:<6} of {}: wins {:4.1} % of {games} games (95 %: +- {:.1}), fair {:.1} %",
        contest.hero.slug(),
        contest.others.slug(),
        contest.players,
        100.0 * rate,
        100.0 * around,
        100.0 * fair
    )
}
