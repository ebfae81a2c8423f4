//! Measures how strong bots of one level are among those of another, on duplicate deals.

use std::ops::AddAssign;

use kitchen_table::bots::{Bots, Level, RealTimeBots, Temper};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Rng, Seat, Seats, Status};

use super::{drive, seeds};

/// How often the deals are drawn again to see how much the share varies.
const RESAMPLED: usize = 1000;

/// A hero of one level among others of another level. Each deal is played once with the hero in each seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contest {
    pub(crate) hero: Level,
    pub(crate) others: Level,
    pub(crate) players: u8,
    /// The seed of the options: 0 is the published game.
    pub(crate) kind: u64,
    /// How many seats after the hero its partner of the same level sits; 0 for no partner.
    pub(crate) partner: u8,
    /// What the hero and its partner like besides winning; the others like nothing else.
    pub(crate) temper: Option<Temper>,
}

/// The result of a contest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// The deals: the seed, in how many of its games the hero was among the winners, and the number of winners in all of
    /// them, since everyone who shares first place has won.
    deals: Vec<(u64, u64, u64)>,
    /// The number of games of a deal.
    games: u64,
    players: u64,
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.deals.extend(other.deals);
        self.games = other.games;
        self.players = other.players;
    }
}

impl Score {
    /// How often the hero won, from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        let won: u64 = self.deals.iter().map(|&(_, won, _)| won).sum();
        won as f64 / self.all()
    }

    /// How often the hero would have won if all were equal.
    pub(crate) fn fair(&self) -> f64 {
        let winners: u64 = self.deals.iter().map(|&(.., winners)| winners).sum();
        winners as f64 / self.players as f64 / self.all()
    }

    fn all(&self) -> f64 {
        self.deals.len() as f64 * self.games as f64
    }

    /// Where the share lies 95 times in 100 when the deals are drawn again.
    pub(crate) fn interval(&self) -> [f64; 2] {
        let mut deals = self.deals.clone();
        deals.sort_unstable();
        let mut rng = Rng::new(1);
        let mut shares: Vec<f64> = (0..RESAMPLED)
            .map(|_| {
                let drawn = (0..deals.len()).filter_map(|_| rng.pick(&deals));
                let won: u64 = drawn.map(|&(_, won, _)| won).sum();
                won as f64 / self.all()
            })
            .collect();
        shares.sort_by(f64::total_cmp);
        [RESAMPLED / 40, RESAMPLED - RESAMPLED / 40 - 1].map(|place| shares[place])
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
            temper: None,
        }
    }

    /// Plays this many deals, on all cores.
    ///
    /// # Errors
    /// Returns the error of the first deal that failed.
    pub(crate) fn score<G: Lawful + Bots>(self, deals: u64) -> Result<Score, String> {
        seeds::for_seeds(0..deals, |seed| Ok(self.deal::<G>(seed)))
    }

    /// The games of a deal: the hero in each seat, or the partners in each pair of seats.
    fn deal<G: Lawful + Bots>(self, seed: u64) -> Score {
        let seats = match self.partner {
            0 => self.players,
            partner => partner,
        };
        let (mut won, mut winners) = (0, 0);
        for hero in (0..seats).map(Seat) {
            let first = self.winners::<G>(seed, hero);
            won += u64::from(first.has(hero));
            winners += u64::from(first.count());
        }
        Score {
            deals: vec![(seed, won, winners)],
            games: seats.into(),
            players: self.players.into(),
        }
    }

    /// Who wins a game with the hero in this seat.
    fn winners<G: Lawful + Bots>(self, seed: u64, hero: Seat) -> Seats {
        let partner = Seat((hero.0 + self.partner % self.players) % self.players);
        let bot = |seat| {
            if [hero, partner].contains(&seat) {
                G::bot_of(self.hero, self.temper)
            } else {
                G::bot(self.others)
            }
        };
        let bots = (0..self.players).map(Seat).map(bot);
        let seated = RealTimeBots::new(bots.map(Some));
        let options = G::options(self.players, self.kind);
        let table = drive::play::<G>(&options, seed, seated, |_, _| {});
        match table.status() {
            Status::Over(outcome) => outcome.winners(),
            Status::ToAct(_) => Seats::NONE,
        }
    }
}
