//! A bot that errs as people do: it likes good decisions better than bad ones, but not always the best one best, and
//! overlooks some.

use super::{Bot, Choice, Temper};
use crate::engine::{Game, Observation, Rng};

/// A game whose bots say what each decision is worth.
pub trait Weigh: Game {
    /// The legal decisions worth considering, and what each is worth to the seat that decides, in a unit of the game's
    /// own. Empty if the observing seat can do nothing now.
    fn weigh(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Self::Action, f64)>;

    /// How much worse a decision may be to be taken because it [suits](Self::suits) somebody, in the same unit.
    const LEAN: f64 = 0.0;

    /// Whether a decision is to the taste of this temper.
    fn suits(_seen: &Observation<Self>, _action: &Self::Action, _temper: Temper) -> bool {
        false
    }

    /// The decisions worth considering, and what each is worth to a bot of this temper.
    fn weigh_as(
        temper: Option<Temper>,
        seen: &Observation<Self>,
        rng: &mut Rng,
    ) -> Vec<(Self::Action, f64)> {
        let mut weighed = Self::weigh(seen, rng);
        if let Some(temper) = temper {
            for (action, worth) in &mut weighed {
                if Self::suits(seen, action, temper) {
                    *worth += Self::LEAN;
                }
            }
        }
        weighed
    }
}

/// Decides by what decisions are worth, more or less.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fallible {
    /// How much worse a decision must be, in the game's unit, to be taken a third as often (to be precise, 1/e); 0: never.
    temperature: f64,
    /// The percentage of decisions that it does not think of. It always thinks of one that is far better than all others.
    overlooks: u32,
    /// What it likes besides winning.
    temper: Option<Temper>,
}

/// A decision that is better than all others by this many temperatures is obvious.
const OBVIOUS: f64 = 4.0;

impl Fallible {
    /// A bot that always takes the best decision.
    pub const SURE: Self = Self::new(0.0, 0);

    /// A bot with this temperature, which overlooks this percentage of decisions.
    #[must_use]
    pub const fn new(temperature: f64, overlooks: u32) -> Self {
        Self {
            temperature,
            overlooks,
            temper: None,
        }
    }

    /// The same bot with a temper.
    #[must_use]
    pub const fn with(self, temper: Option<Temper>) -> Self {
        Self { temper, ..self }
    }

    /// One of these decisions; ties are broken at random.
    pub fn pick<A>(self, mut weighed: Vec<(A, f64)>, rng: &mut Rng) -> Option<A> {
        rng.shuffle(&mut weighed);
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let lead = match weighed[..] {
            [(_, best), (_, second), ..] => best - second,
            _ => 0.0,
        };
        let obvious = lead >= OBVIOUS * self.temperature;
        let mut best = true;
        weighed.retain(|_| {
            let sure = std::mem::take(&mut best) && obvious;
            rng.below(100) >= self.overlooks || sure
        });
        let &(_, best) = weighed.first()?;
        let weights = weighed
            .iter()
            .map(|&(_, worth)| weight(best - worth, self.temperature));
        let place = drawn(&weights.collect::<Vec<_>>(), rng);
        Some(weighed.swap_remove(place.unwrap_or(0)).0)
    }
}

/// A random place, each as likely as its weight; `None` if nothing weighs anything.
pub(super) fn drawn(weights: &[f64], rng: &mut Rng) -> Option<usize> {
    let all: f64 = weights.iter().sum();
    let mut left = all * f64::from(rng.any()) / (1_u64 << 32) as f64;
    weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    })
}

impl<G: Weigh> Bot<G> for Fallible {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        let weighed = G::weigh_as(self.temper, seen, rng);
        let first = weighed.first()?.0.clone();
        let chosen = self.pick(weighed, rng);
        // Whoever overlooks everything does whatever comes to mind first.
        Some(Choice::now(chosen.unwrap_or(first)))
    }
}

/// How often a decision that is `worse` than the best by this much is taken, compared with the best: e to the power of
/// -`worse`/`temperature`, as (1 + x/1024)^1024 so that it is the same on every machine.
fn weight(worse: f64, temperature: f64) -> f64 {
    if worse <= 0.0 {
        return 1.0;
    }
    let exponent = (worse / temperature).min(1000.0);
    let root = 1.0 - exponent / 1024.0;
    (0..10).fold(root, |power, _| power * power)
}
