//! How strong the bots are: one among others of another level, seats rotated, and how often it is
//! among the winners, beside what would be fair.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder -- \
//!     --game dealt [--players 3,4,5] [--games 2000] [--kind 0] [--partner 0]
//! ```
//!
//! The kind is the seed of the options: 0 is the published game. A partner of the same level sits so
//! many seats on: `--game sloop --players 4 --kind 1 --partner 2` are two partnerships.

use std::process::ExitCode;

use kitchen_table::bots::{Bot, Level};
use kitchen_table::engine::{Eyes, Input, Outcome, Seat, Status, Table};

#[allow(dead_code, reason = "another tool uses more of it")]
mod every;

use every::{Listed, Tool};

const USAGE: &str = "ladder --game dealt [--players 3,4,5] [--games 2000] [--kind 0] [--partner 0]";

/// Who is compared with whom.
const PAIRS: [(Level, Level); 3] = [
    (Level::Normal, Level::Easy),
    (Level::Hard, Level::Easy),
    (Level::Hard, Level::Normal),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Ladder::read(&words).and_then(|(game, ladder)| every::with(&game, ladder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("{complaint}\nUsage: {USAGE}");
            ExitCode::from(2)
        }
    }
}

/// What the command line asks for.
struct Ladder {
    /// How many sit at the tables; nothing: as many as can.
    players: Vec<u8>,
    games: u64,
    /// The seed of the options.
    kind: u64,
    /// How many seats on the partner sits; 0: nobody does.
    partner: u8,
}

impl Ladder {
    /// The name of the game, and how it is measured.
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
    type Made = ();

    fn with<G: Listed>(self) {
        let can =
            G::PLAYERS.filter(|players| self.players.is_empty() || self.players.contains(players));
        let tables: Vec<u8> = can.collect();
        for (hero, others) in PAIRS {
            for &players in &tables {
                self.row::<G>(hero, others, players);
            }
        }
    }
}

impl Ladder {
    fn row<G: Listed>(&self, hero: Level, others: Level, players: u8) {
        let games = self.games;
        let (mut won, mut fair) = (0, 0.0);
        for seed in 0..games {
            let seat = Seat((seed % u64::from(players)) as u8);
            let partner = Seat((seat.0 + self.partner % players) % players);
            let bot = |other| {
                G::bot(if [seat, partner].contains(&other) {
                    hero
                } else {
                    others
                })
            };
            let bots = (0..players).map(Seat).map(bot).collect();
            let winners = play::<G>(&G::options(players, self.kind), bots, seed).winners();
            won += u64::from(winners.has(seat));
            fair += f64::from(winners.count()) / f64::from(players);
        }
        let all = games as f64;
        let rate = won as f64 / all;
        let around = 1.96 * (rate * (1.0 - rate) / all).sqrt();
        println!(
            "{:>6} among {:<6} of {players}: wins {:4.1} % of {games} games (95 %: +- {:.1}), fair {:.1} %",
            hero.slug(),
            others.slug(),
            100.0 * rate,
            100.0 * around,
            100.0 * fair / all
        );
    }
}

fn play<G: Listed>(options: &G::Options, bots: Vec<Box<dyn Bot<G>>>, seed: u64) -> Outcome {
    let Ok(mut table) = Table::<G>::new(options.clone(), seed, &mut ()) else {
        panic!("lawful options have no flaw");
    };
    loop {
        let seat = match table.status() {
            Status::Over(outcome) => return outcome,
            Status::ToAct(seats) => seats.iter().next().expect("somebody can act"),
        };
        let seen = table.observe(Eyes::Seat(seat), 0);
        let choice = bots[seat.index()].choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        let input = Input::new(0, seat, action);
        assert!(table.play(input, &mut ()).is_ok(), "bots play by the rules");
    }
}
