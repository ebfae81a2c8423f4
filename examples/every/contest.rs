//! How strong bots of one level are among those of another.

use std::ops::AddAssign;

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Seat, Seats, Status};

use super::{drive, seeds};

/// A hero of one level among others of another, in a seat that is another one for each seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contest {
    pub(crate) hero: Level,
    pub(crate) others: Level,
    pub(crate) players: u8,
    /// The seed of the options: 0 is the published game.
    pub(crate) kind: u64,
    /// How many seats on a partner of the hero's level sits; 0: nobody does.
    pub(crate) partner: u8,
}

/// What came of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// How often the hero was among the winners.
    pub(crate) won: u64,
    /// How many winners there were: who shares a place has won, too.
    pub(crate) winners: u64,
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.won += other.won;
        self.winners += other.winners;
    }
}

impl Contest {
    /// At the published game, alone.
    pub(crate) fn new(hero: Level, others: Level, players: u8) -> Self {
        Self {
            hero,
            others,
            players,
            kind: 0,
            partner: 0,
        }
    }

    /// Plays so many games, on all cores.
    ///
    /// # Errors
    /// What went wrong in the first game in which something did.
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
