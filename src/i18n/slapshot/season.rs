//! The story of a finished season, derived from its events.

use crate::engine::{BySeat, Seat};
use crate::games::slapshot::{Bout, Event};

/// A game, from its face-off to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// Who played, and the number of overtimes.
    pub bout: Bout,
    /// Goals of home and visitor, including the one that decided an overtime.
    pub goals: [u8; 2],
    /// Who won.
    pub winner: Seat,
}

impl Match {
    /// The game that this event ended, with the goals of its last part: the game itself, or an overtime.
    pub(super) fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::Won {
                bout,
                winner,
                goals,
            } => Some(Self {
                bout,
                goals,
                winner,
            }),
            _ => None,
        }
    }

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

/// A finished season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// Wins before the play-offs.
    pub wins: BySeat<u8>,
    /// The number of games before the play-offs.
    pub games: u32,
    /// Semi-finals: the winner and the loser of each.
    pub semi_finals: Vec<[Seat; 2]>,
    /// The games of the final.
    pub last: Vec<Match>,
    /// The winner and the loser of the final.
    pub finalists: [Seat; 2],
}
