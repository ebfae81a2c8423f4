//! How likely one team is to beat another.
//!
//! Each of six cards meets one of six, and if one order is unknown, any card may meet any: all orders
//! are equally good against it. The goals are then a sum over a random matching, whose mean and spread
//! are known exactly; its shape is close enough to a normal distribution.

use crate::games::slapshot::Card;

/// Six cards, in any order.
pub type Six = [Card; 6];

/// What one team can expect from a game against another, on neutral ice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Matchup {
    /// The average goal difference.
    pub mean: f64,
    /// The standard deviation of the goal difference.
    pub spread: f64,
    /// The chance that it scores the first goal of an overtime.
    pub first_goal: f64,
}

/// 1 if this card scores on the other, -1 if the other scores on it, otherwise 0.
#[must_use]
pub fn goal(card: Card, other: Card) -> i32 {
    i32::from(card.scores_on(other)) - i32::from(other.scores_on(card))
}

impl Matchup {
    /// The matchup of one team against another.
    #[must_use]
    pub fn of(team: &Six, other: &Six) -> Self {
        let goals = team.map(|card| other.map(|met| goal(card, met)));
        let rows = goals.map(|row| row.iter().sum::<i32>());
        let columns: [i32; 6] = std::array::from_fn(|at| goals.iter().map(|row| row[at]).sum());
        let all: i32 = rows.iter().sum();
        let (mut scored, mut met, mut squares) = (0, 0, 0);
        for (row, cells) in rows.iter().zip(&goals) {
            for (column, &cell) in columns.iter().zip(cells) {
                scored += i32::from(cell > 0);
                met += cell.abs();
                // 36 times the deviation of a cell from what its row and column predict.
                let off = 36 * cell - 6 * row - 6 * column + all;
                squares += off * off;
            }
        }
        let first_goal = match met {
            0 => 0.5,
            met => f64::from(scored) / f64::from(met),
        };
        Self {
            mean: f64::from(all) / 6.0,
            spread: (f64::from(squares) / (36.0 * 36.0) / 5.0).sqrt(),
            first_goal,
        }
    }

    /// The chance of winning with this many goals ahead at the start: 1 at home, -1 as the visitor.
    #[must_use]
    pub fn wins(&self, ahead: i32) -> f64 {
        let lead = self.mean + f64::from(ahead);
        let spread = self.spread.max(0.1);
        let more = |than: f64| bell((lead - than) / spread);
        let (win, no_loss) = (more(0.5), more(-0.5));
        win + (no_loss - win) * self.first_goal
    }

    /// The chance of winning, averaged over home and away.
    #[must_use]
    pub fn even(&self) -> f64 {
        0.5 * (self.wins(1) + self.wins(-1))
    }
}

/// The normal distribution function, with `x` in standard deviations.
fn bell(x: f64) -> f64 {
    let at = x.abs() * 4.0;
    let step = (at as usize).min(BELL.len() - 2);
    let part = (at - step as f64).min(1.0);
    let above = BELL[step] + (BELL[step + 1] - BELL[step]) * part;
    if x < 0.0 { 1.0 - above } else { above }
}

/// Values of the normal distribution function, in steps of a quarter from 0.
const BELL: [f64; 14] = [
    0.5, 0.5987, 0.6915, 0.7734, 0.8413, 0.8944, 0.9332, 0.9599, 0.9772, 0.9878, 0.9938, 0.9970,
    0.9987, 0.9994,
];
