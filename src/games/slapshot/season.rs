//! The record of a season, and what is being played for (SH-3.8, SH-4, SH-5.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, MAX_SEATS, Seat};

/// Wins that decide a semi-final, the best of three (SH-4.3).
pub const SEMI_FINAL: u8 = 2;
/// Wins that decide the final, the best of seven (SH-4.1).
pub const FINAL: u8 = 4;

/// Each manager's record of the season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// Games won in the season (SH-3.8).
    pub wins: BySeat<u8>,
    /// Trades made on the manager's own turns (SH-5.2).
    pub trades: BySeat<u32>,
    /// Drafts made on the manager's own turns (SH-5.2).
    pub drafts: BySeat<u32>,
    /// How often each manager has visited each of the others (SH-5.1).
    pub visits: BySeat<BySeat<u32>>,
}

impl Ledger {
    /// The ledger before the first turn.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            wins: BySeat::new(players, |_| 0),
            trades: BySeat::new(players, |_| 0),
            drafts: BySeat::new(players, |_| 0),
            visits: BySeat::new(players, |_| BySeat::new(players, |_| 0)),
        }
    }

    /// Those of the given seats with the most wins.
    pub(super) fn best(&self, of: &[Seat]) -> ArrayVec<Seat, MAX_SEATS> {
        let most = of.iter().map(|&seat| self.wins[seat]).max();
        let best = of.iter().filter(|&&seat| Some(self.wins[seat]) == most);
        best.copied().collect()
    }
}

/// A series of games between two teams; whoever wins the most advances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// The manager with home ice.
    pub home: Seat,
    /// The other manager.
    pub other: Seat,
    /// Games won by each of the two.
    pub wins: [u8; 2],
    /// The number of wins that decide it: [`SEMI_FINAL`] or [`FINAL`].
    pub to: u8,
}

impl Series {
    pub(super) fn new(home: Seat, other: Seat, to: u8) -> Self {
        let wins = [0, 0];
        Self {
            home,
            other,
            wins,
            to,
        }
    }

    /// Who is at home in the next game, and who visits (SH-4.2, SH-4.3).
    #[must_use]
    pub fn next(&self) -> [Seat; 2] {
        let game = 1 + self.wins[0] + self.wins[1];
        let at_home = match self.to {
            SEMI_FINAL => [1, 3].contains(&game),
            _ => [1, 2, 5, 7].contains(&game),
        };
        if at_home {
            [self.home, self.other]
        } else {
            [self.other, self.home]
        }
    }
}

/// What is being played for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Contest {
    /// Places in the playoffs.
    Season,
    /// A place in the final (SH-4.3).
    SemiFinal {
        /// The winner of the season, who awaits the winner of the ladder; `None` if the ladder decides both
        /// places in the final (SH-5.1).
        first: Option<Seat>,
        /// The next opponents of the winner of this series, in order.
        waiting: ArrayVec<Seat, MAX_SEATS>,
        /// The series.
        series: Series,
    },
    /// The championship (SH-4.1).
    Final(Series),
}
