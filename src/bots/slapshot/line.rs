//! The order of a team's cards.
//!
//! In a game all six cards meet, and against an unknown order every order is equally good: it is
//! shuffled, so that nobody can learn it. In overtime the first goal wins.

use super::odds::{Six, goal};
use crate::engine::Rng;
use crate::games::slapshot::{Card, Line};

/// A random order.
#[must_use]
pub fn any(team: &Six, rng: &mut Rng) -> Line {
    let mut line = *team;
    rng.shuffle(&mut line);
    line
}

/// Sorts by goals scored per goal let in, best first, against the cards of these teams.
#[must_use]
pub fn strongest_first(team: &Six, others: &[Six]) -> Line {
    let count = |card: Card, sign: i32| {
        let met = others.iter().flatten();
        met.filter(|&&met| goal(card, met) == sign).count() as u32
    };
    let mut line = *team;
    line.sort_by_cached_key(|&card| {
        let (scored, against) = (count(card, 1), count(card, -1));
        // In ten-thousandths. A goalie that nobody can score on is as safe as can be.
        let share = match against {
            0 => 10_000,
            _ => 10_000 * scored / (scored + against),
        };
        std::cmp::Reverse((share, card))
    });
    line
}

/// The best of all orders against these, where the first goal wins.
#[must_use]
pub fn best_against(team: &Six, others: &[Line]) -> Line {
    let mut best = (i32::MIN, *team);
    orders(*team, 0, &mut |line| {
        let score = others
            .iter()
            .map(|other| first_goal(line, other))
            .sum::<i32>();
        if score > best.0 {
            best = (score, *line);
        }
    });
    best.1
}

/// 1 if this line scores the first goal, -1 if the other does, 0 if there is none.
fn first_goal(line: &Line, other: &Line) -> i32 {
    let goals = line.iter().zip(other).map(|(&card, &met)| goal(card, met));
    goals.into_iter().find(|&goal| goal != 0).unwrap_or(0)
}

/// Calls `each` with every order of the cards from this index on.
fn orders(mut line: Line, from: usize, each: &mut impl FnMut(&Line)) {
    if from + 1 >= line.len() {
        return each(&line);
    }
    for at in from..line.len() {
        line.swap(from, at);
        orders(line, from + 1, each);
    }
}
