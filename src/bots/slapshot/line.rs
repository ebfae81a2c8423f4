//! The order of a team's cards.
//!
//! In a game all six cards meet, and against an unknown order every order is equally good: it is
//! shuffled, so that nobody can learn it. In overtime the first goal wins.

use super::odds::{Six, goal};
use crate::bots::fallible::drawn;
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

/// An order for an overtime against one of these teams, all equally likely, from which nobody gains who knows how it is
/// chosen.
///
/// Strongest first beats a random order, but loses to its best answer: like stone, paper and scissors, this is a game in
/// which chance decides. Both sides choose which two cards come first, and let the others follow by strength. Each learns
/// from what it regrets, until what both do on average is close to an equilibrium (regret matching).
#[must_use]
pub fn for_overtime(team: &Six, others: &[Six], rng: &mut Rng) -> Line {
    let lines = openings(team, others);
    let mut own = Mixture::of(lines.len());
    // What each opening of each other team does to each of the own ones.
    let rivals = others.iter().map(|other| {
        let theirs = openings(other, &[*team]);
        let against = |line| {
            theirs
                .iter()
                .map(move |other| f64::from(first_goal(line, other)))
        };
        let goals: Vec<Vec<f64>> = lines.iter().map(|line| against(line).collect()).collect();
        (goals, Mixture::of(theirs.len()))
    });
    let mut rivals: Vec<(Vec<Vec<f64>>, Mixture)> = rivals.collect();
    for _ in 0..LESSONS {
        let played = own.play();
        let mut gains = vec![0.0; lines.len()];
        for (goals, rival) in &mut rivals {
            let theirs = rival.play();
            let mut losses = vec![0.0; theirs.len()];
            for ((row, gain), share) in goals.iter().zip(&mut gains).zip(&played) {
                for ((goal, loss), their_share) in row.iter().zip(&mut losses).zip(&theirs) {
                    *gain += goal * their_share;
                    *loss -= goal * share;
                }
            }
            rival.learn(&losses, &theirs);
        }
        own.learn(&gains, &played);
    }
    match drawn(&own.sum, rng) {
        Some(place) => lines[place],
        None => any(team, rng),
    }
}

/// How often both sides learn. More change nothing that could be noticed.
const LESSONS: usize = 200;

/// The orders in which any two cards come first, and the others follow, strongest first.
fn openings(team: &Six, others: &[Six]) -> Vec<Line> {
    let strongest = strongest_first(team, others);
    let pairs = (0..6).flat_map(|first| (0..6).map(move |second| (first, second)));
    let pairs = pairs.filter(|(first, second)| first != second);
    pairs
        .map(|(first, second)| {
            let mut line = strongest;
            line[..=first].rotate_right(1);
            let second = second + usize::from(second < first);
            line[1..=second].rotate_right(1);
            line
        })
        .collect()
}

/// How often a side plays each of its openings.
struct Mixture {
    /// How much more each opening would have gained than what was played.
    regrets: Vec<f64>,
    /// How often each was played, in all lessons together.
    sum: Vec<f64>,
}

impl Mixture {
    fn of(openings: usize) -> Self {
        Self {
            regrets: vec![0.0; openings],
            sum: vec![0.0; openings],
        }
    }

    /// The share of each opening in this lesson: in proportion to how much it is regretted not to have played it; at
    /// first all alike.
    fn play(&mut self) -> Vec<f64> {
        let all: f64 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let share = |regret: &f64| match all > 0.0 {
            true => regret.max(0.0) / all,
            false => 1.0 / self.regrets.len() as f64,
        };
        let shares: Vec<f64> = self.regrets.iter().map(share).collect();
        for (sum, share) in self.sum.iter_mut().zip(&shares) {
            *sum += share;
        }
        shares
    }

    /// Learns what each opening would have gained when these shares were played.
    fn learn(&mut self, gains: &[f64], shares: &[f64]) {
        let gained = gains.iter().zip(shares).map(|(gain, share)| gain * share);
        let gained: f64 = gained.sum();
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret += gain - gained;
        }
    }
}

/// 1 if this line scores the first goal, -1 if the other does, 0 if there is none.
fn first_goal(line: &Line, other: &Line) -> i32 {
    let goals = line.iter().zip(other).map(|(&card, &met)| goal(card, met));
    goals.into_iter().find(|&goal| goal != 0).unwrap_or(0)
}
