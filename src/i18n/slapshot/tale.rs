//! What is told of a season that is over: all of it from what happened.

use crate::engine::{BySeat, Seat};
use crate::games::slapshot::Bout;

/// A game, from its face-off to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// Who played; how many overtimes there were.
    pub bout: Bout,
    /// Goals of home and visitor, the one that decided an overtime included.
    pub goals: [u8; 2],
    /// Who won.
    pub winner: Seat,
}

impl Match {
    /// Who lost.
    #[must_use]
    pub fn loser(&self) -> Seat {
        if self.winner == self.bout.host {
            self.bout.visitor
        } else {
            self.bout.host
        }
    }

    /// The winner's goals, then the loser's.
    #[must_use]
    pub fn winner_first(&self) -> [u8; 2] {
        let [home, visitor] = self.goals;
        if self.winner == self.bout.host {
            [home, visitor]
        } else {
            [visitor, home]
        }
    }
}

/// A season that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// Wins before the play-offs.
    pub wins: BySeat<u8>,
    /// How many games were played before the play-offs.
    pub games: u32,
    /// Semi-finals: who won, and who lost.
    pub semi_finals: Vec<[Seat; 2]>,
    /// The games of the final.
    pub last: Vec<Match>,
    /// Who won it, and who lost.
    pub finalists: [Seat; 2],
}

/// What one would tell a friend of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told<'a> {
    /// Who beat whom by most goals.
    BiggestWin {
        /// Who won.
        winner: &'a str,
        /// Who lost.
        loser: &'a str,
        /// Goals of the two.
        goals: [u8; 2],
    },
    /// Which game had most overtimes.
    LongestGame {
        /// Who won.
        winner: &'a str,
        /// Who lost.
        loser: &'a str,
        /// How many.
        overtimes: u8,
    },
    /// How many goals Tiny Tim scored, on whatever team.
    TinyTim(u16),
    /// Whose team had most injuries, and how many.
    MostInjuries(&'a str, u16),
}
