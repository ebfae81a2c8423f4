//! Measures how strong the bots are: one bot among others of another level, each deal once with the bot in
//! each seat. Prints how often it is among the winners, where that share lies 95 times in 100 when the deals
//! are drawn again, and what would be fair. The deals are spread over all cores; the same arguments give the
//! same figures on every machine.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder -- \
//!     --game dealt [--players 3,4,5] [--deals 500] [--hero expert] [--kind 0] [--partner 0] [--temper bold]
//! ```
//!
//! The kind is the seed of the options: 0 is the published game. A partner of the same level sits
//! that many seats away: `--game sloop --players 4 --kind 1 --partner 2` gives two teams. A temper is
//! compared with bots of the same level that have none.

use std::process::ExitCode;

use kitchen_table::bots::{Level, Temper};

#[allow(dead_code, reason = "other tools use more of it")]
mod every;

use every::contest::{Contest, Score};
use every::{Listed, Tool};

const USAGE: &str = "ladder --game dealt [--players 3,4,5] [--deals 500] [--hero expert] [--kind 0] [--partner 0] [--temper bold]";

fn main() -> ExitCode {
    every::run(Ladder::read, USAGE)
}

/// The command line arguments.
struct Ladder {
    /// The numbers of players; empty for as many as possible.
    players: Vec<u8>,
    deals: u64,
    /// The level that is compared with the one below it; all if there is none.
    hero: Option<Level>,
    /// The seed of the options.
    kind: u64,
    /// How many seats away the partner sits; 0 for no partner.
    partner: u8,
    temper: Option<Temper>,
}

impl Ladder {
    /// Returns the name of the game, and the settings.
    fn read(words: &[String]) -> Result<(String, Self), String> {
        let mut game = "dealt".to_owned();
        let mut ladder = Self {
            players: Vec::new(),
            deals: 500,
            hero: None,
            kind: 0,
            partner: 0,
            temper: None,
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
                "--deals" => ladder.deals = number(value)?,
                "--hero" => {
                    let level = Level::from_slug(value);
                    ladder.hero = Some(level.ok_or_else(|| format!("There is no level {value}."))?);
                }
                "--temper" => {
                    let temper = Temper::ALL.into_iter().find(|it| it.slug() == value);
                    ladder.temper =
                        Some(temper.ok_or_else(|| format!("There is no temper {value}."))?);
                }
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
    type Made = Result<String, String>;

    fn with<G: Listed>(self) -> Self::Made {
        let can =
            G::PLAYERS.filter(|players| self.players.is_empty() || self.players.contains(players));
        let tables: Vec<u8> = can.collect();
        let wanted = |hero: &Level| self.hero.is_none_or(|only| only == *hero);
        for hero in G::LEVELS.iter().copied().filter(wanted) {
            // A temper is compared with bots of the same level.
            let Some(others) = self.temper.map_or(hero.below(), |_| Some(hero)) else {
                continue;
            };
            for &players in &tables {
                let contest = Contest {
                    kind: self.kind,
                    partner: self.partner,
                    temper: self.temper,
                    ..Contest::new(hero, others, players)
                };
                println!(
                    "{}",
                    row(contest, &contest.score::<G>(self.deals)?, self.deals)
                );
            }
        }
        Ok(String::new())
    }
}

fn row(contest: Contest, score: &Score, deals: u64) -> String {
    let [low, high] = score.interval();
    format!(
        "{}{:>6} among {:<6} of {}: wins {:4.1} % ({:.1} to {:.1}) in {deals} deals, fair {:.1} %",
        contest
            .temper
            .map_or(String::new(), |it| format!("{:>7} ", it.slug())),
        contest.hero.slug(),
        contest.others.slug(),
        contest.players,
        100.0 * score.share(),
        100.0 * low,
        100.0 * high,
        100.0 * score.fair()
    )
}
