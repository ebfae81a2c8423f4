//! Measures how strong bots of one level are among those of another.

use std::ops::AddAssign;

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Seat, Seats, Status};

use super::{drive, seeds};

/// A hero of one level among others of another level, in a seat that changes with the seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contest {
    pub(crate) hero: Level,
    pub(crate) others: Level,
    pub(crate) players: u8,
    /// The seed of the options: 0 is the published game.
    pub(crate) kind: u64,
    /// How many seats after the hero its partner of the same level sits; 0 for no partner.
    pub(crate) partner: u8,
}

/// The result of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// How often the hero was among the winners.
    pub(crate) won: u64,
    /// The number of winners: everyone who shares first place has won.
    pub(crate) winners: u64,
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.won += other.won;
        self.winners += other.winners;
    }
}

impl Contest {
    /// A contest without partners in the published game.
    pub(crate) fn new(hero: Level, others: Level, players: u8) -> Self {
        Self {
            hero,
            others,
            players,
            kind: 0,
            partner: 0,
        }
    }

    /// Plays this many games, on all cores.
    ///
    /// # Errors
    /// Returns the error of the first game that failed.
    pub(crate) fn score<G: Lawful + Bots>(self, games: u64) -> Result<Score, String> {
        seeds::for_seeds(0..games, |seed| Ok(self.game::<G>(seed)))
    }

    fn game<G: Lawful + Bots>(self, seed: u64) -> Score {
        let hero = Seat((seed % u64::from(self.players)) as u8);
        let partner = Seat((hero.0 + self.partner % self.players) % self.players);
        let level = |seat| {
            if [hero, partner].contains(&seat) {
                self.hero
            } else {
                self.others
            }
        };
        let levels: Vec<Level> = (0..self.players).map(Seat).map(level).collect();
        let options = G::options(self.players, self.kind);
        let table = drive::play::<G>(&options, seed, drive::seated(&levels), |_, _| {});
        let winners = match table.status() {
            Status::Over(outcome) => outcome.winners(),
            Status::ToAct(_) => Seats::NONE,
        };
        Score {
            won: u64::from(winners.has(hero)),
            winners: u64::from(winners.count()),
        }
    }
}
