//! A game between two teams: which cards meet, who scores and who is injured (SH-3).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Line, TEAM};
use crate::engine::{Seat, Seats};

/// Two teams that face each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The home manager.
    pub host: Seat,
    /// The visiting manager.
    pub visitor: Seat,
    /// The number of the overtime, from 1; 0 for the game itself.
    pub overtime: u8,
}

impl Bout {
    /// Home, then visitor.
    #[must_use]
    pub fn sides(&self) -> [Seat; 2] {
        [self.host, self.visitor]
    }

    /// The score of home and visitor before anything is revealed (SH-3.2, SH-3.7).
    #[must_use]
    pub fn goals_at_first(&self) -> [u8; 2] {
        [u8::from(self.overtime == 0), 0]
    }

    /// Adds a goal to the score, if there was one.
    pub(super) fn count(&self, goal: Option<Seat>, goals: &mut [u8; 2]) {
        for (goals, side) in goals.iter_mut().zip(self.sides()) {
            *goals += u8::from(goal == Some(side));
        }
    }
}

/// Two cards that met, home first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// The cards.
    pub cards: [Card; 2],
    /// Who scored, if anybody.
    pub goal: Option<Seat>,
    /// Whose cards were injured.
    pub injured: Seats,
}

/// A game as the table saw it: the last part played, that is, the game itself or an overtime.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who played, and which overtime this is.
    pub bout: Bout,
    /// The cards that met, in order.
    pub reveals: ArrayVec<Reveal, TEAM>,
    /// The score of home and visitor, including the goal for home ice (SH-3.2).
    pub goals: [u8; 2],
    /// Who won; `None` for a tie, which another overtime follows.
    pub winner: Option<Seat>,
}

impl Report {
    /// Reveals two line-ups; an overtime stops at its first goal (SH-3.3, SH-3.7).
    #[must_use]
    pub fn of(bout: Bout, [home, visiting]: [Line; 2]) -> Self {
        let mut report = Self {
            bout,
            reveals: ArrayVec::new(),
            goals: bout.goals_at_first(),
            winner: None,
        };
        for (one, other) in home.into_iter().zip(visiting) {
            let reveal = bout.meet(one, other);
            report.reveals.push(reveal);
            bout.count(reveal.goal, &mut report.goals);
            if bout.overtime > 0 && reveal.goal.is_some() {
                break;
            }
        }
        let [one, other] = report.goals;
        report.winner = match one.cmp(&other) {
            std::cmp::Ordering::Greater => Some(bout.host),
            std::cmp::Ordering::Less => Some(bout.visitor),
            std::cmp::Ordering::Equal => None,
        };
        report
    }
}

impl Bout {
    /// Who scores, and who is injured (SH-3.3 to SH-3.5).
    fn meet(&self, home: Card, visiting: Card) -> Reveal {
        let goal = if home.scores_on(visiting) {
            Some(self.host)
        } else if visiting.scores_on(home) {
            Some(self.visitor)
        } else {
            None
        };
        let hurt = [(self.host, visiting), (self.visitor, home)];
        let hurt = hurt.into_iter().filter(|(_, met)| met.is_bruiser());
        Reveal {
            cards: [home, visiting],
            goal,
            injured: hurt.map(|(seat, _)| seat).collect(),
        }
    }
}
