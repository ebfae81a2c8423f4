//! A bot that plays decisions on in imagined worlds to compare them.
//!
//! The comparison is flat, without a tree: each decision is played on with quick replies, and what the seat decides later
//! is not searched. All decisions are played on in the same worlds, with the same chance, so that they differ by nothing
//! else. The weaker half is given up again and again, so that most of the time goes into the best (sequential halving).
//! What a decision is [worth](Weigh) at first sight counts like results in a number of worlds.

use super::{Bot, Choice, Pondering, Temper, Thought, Weigh};
use crate::engine::{Imagine, Observation, Rng, Seat};

/// How often decisions are played on before a page may paint; about a millisecond on a slow device.
pub(super) const PLAYED_AT_ONCE: usize = 2;

/// A game whose decisions can be played on.
pub trait Search: Weigh + Imagine {
    /// The legal decisions and what each leads to, if that can be worked out exactly; larger is better.
    fn exact(_seen: &Observation<Self>, _rng: &mut Rng) -> Option<Vec<(Self::Action, f64)>> {
        None
    }

    /// How well a seat fares in an imagined world, in the unit of [`Weigh`], when it takes an action and everybody then
    /// replies quickly, until playing on would not tell more.
    fn play_on(world: Self, seat: Seat, action: &Self::Action, rng: &mut Rng) -> f64;
}

/// How much is spent on a comparison.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// How many of the decisions that look best are compared.
    pub decisions: usize,
    /// In how many worlds the last two are compared; the others in fewer.
    pub worlds: usize,
    /// The number of worlds whose results weigh as much as the first look.
    pub prior: f64,
}

impl Budget {
    /// Plays nothing on.
    pub const NONE: Self = Self {
        decisions: 1,
        worlds: 0,
        prior: 1.0,
    };

    /// So many times the worlds, and a first look that weighs as much more.
    #[must_use]
    pub const fn times(self, many: u8) -> Self {
        Self {
            worlds: self.worlds * many as usize,
            prior: self.prior * many as f64,
            ..self
        }
    }
}

/// Decisions being compared.
///
/// ```
/// use kitchen_table::bots::search::{Budget, Comparison};
/// use kitchen_table::engine::{Eyes, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
/// let seen = table.observe(Eyes::Seat(leader), 0);
///
/// let budget = Budget { decisions: 4, worlds: 8, prior: 8.0 };
/// let mut comparison = Comparison::new(&seen, budget, &mut table.chance(leader)).unwrap();
/// while !comparison.advance(1) {
///     // The page can paint in between.
/// }
/// assert!(seen.legal().any(|action| *action == comparison.decisions()[0].action));
/// ```
pub struct Comparison<G: Search> {
    seat: Seat,
    prior: f64,
    seen: Observation<G>,
    rng: Rng,
    /// The worlds so far, each imagined when it is first needed.
    worlds: Vec<(G, Rng)>,
    /// How many there are to be.
    most: usize,
    /// Those still compared come first.
    decisions: Vec<Compared<G::Action>>,
    /// The number of decisions still compared.
    left: usize,
    /// How many of those have been played on in enough worlds for now.
    done: usize,
}

/// A decision, and how well it fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<A> {
    /// The decision.
    pub action: A,
    /// What it is worth at first sight.
    pub expected: f64,
    /// How well it fared in each world in which it was played on.
    pub results: Vec<f64>,
}

impl<A> Compared<A> {
    /// What it is worth all in all, when the first look weighs as much as results in `prior` worlds.
    #[must_use]
    pub fn worth(&self, prior: f64) -> f64 {
        let sum: f64 = self.results.iter().sum();
        (sum + prior * self.expected) / (self.results.len() as f64 + prior)
    }
}

impl<G: Search> Comparison<G> {
    /// Prepares the comparison; `None` if the observing seat can do nothing now. Worlds are imagined when they are needed,
    /// so that this takes no time even if there are many.
    #[must_use]
    pub fn new(seen: &Observation<G>, budget: Budget, rng: &mut Rng) -> Option<Self> {
        Self::after(seen, budget, |rng| G::weigh(seen, rng), rng)
    }

    /// The same after another first look: the decisions, and what each is worth.
    #[must_use]
    pub fn after(
        seen: &Observation<G>,
        budget: Budget,
        first_look: impl FnOnce(&mut Rng) -> Vec<(G::Action, f64)>,
        rng: &mut Rng,
    ) -> Option<Self> {
        let (mut weighed, budget) = match G::exact(seen, rng) {
            Some(exact) => (exact, Budget::NONE),
            None => (first_look(rng), budget),
        };
        let seat = seen.eyes.seat()?;
        rng.shuffle(&mut weighed);
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        // Where nothing is played on, all are listed.
        if budget.worlds > 0 {
            weighed.truncate(budget.decisions);
        }
        let left = weighed.len();
        let most = if left > 1 { budget.worlds } else { 0 };
        let compared = |(action, expected)| Compared {
            action,
            expected,
            results: Vec::new(),
        };
        (left > 0).then(|| Self {
            seat,
            prior: budget.prior,
            left: if most == 0 { 1 } else { left },
            seen: seen.clone(),
            rng: rng.clone(),
            worlds: Vec::new(),
            most,
            decisions: weighed.into_iter().map(compared).collect(),
            done: 0,
        })
    }

    /// In how many worlds each decision that is left is played on for now: in all of them once two are left, in half as
    /// many whenever twice as many are.
    fn enough(&self) -> usize {
        let halvings = self.left.next_power_of_two().trailing_zeros();
        (self.most >> halvings.saturating_sub(1)).max(1)
    }

    /// Plays on this many times, and returns whether the comparison has ended.
    pub fn advance(&mut self, times: usize) -> bool {
        for _ in 0..times {
            if self.left <= 1 {
                break;
            }
            self.play_on();
        }
        self.left <= 1
    }

    fn imagine(&mut self) {
        let world = G::imagine(&self.seen, &mut self.rng);
        self.worlds.push((world, Rng::new(self.rng.seed())));
    }

    fn play_on(&mut self) {
        let enough = self.enough();
        let place = self.decisions[self.done].results.len();
        if place < self.most {
            if place == self.worlds.len() {
                self.imagine();
            }
            let decision = &mut self.decisions[self.done];
            let (world, mut chance) = self.worlds[place].clone();
            let result = G::play_on(world, self.seat, &decision.action, &mut chance);
            decision.results.push(result);
        }
        let results = &self.decisions[self.done].results;
        self.done += usize::from(results.len() >= enough);
        if self.done == self.left {
            let worth = |decision: &Compared<_>| decision.worth(self.prior);
            self.decisions[..self.left].sort_by(|one, other| worth(other).total_cmp(&worth(one)));
            self.left = self.left.div_ceil(2);
            self.done = 0;
        }
    }

    /// The number of worlds whose results weigh as much as the first look.
    #[must_use]
    pub fn prior(&self) -> f64 {
        self.prior
    }

    /// The decisions that were compared, the best first.
    #[must_use]
    pub fn decisions(&self) -> &[Compared<G::Action>] {
        &self.decisions
    }

    fn best(&self) -> Option<Choice<G::Action>> {
        let best = self.decisions.first()?;
        Some(Choice::now(best.action.clone()))
    }
}

impl<G: Search> Thought<G::Action> for Comparison<G> {
    fn go_on(&mut self) -> Option<Choice<G::Action>> {
        let ended = self.advance(PLAYED_AT_ONCE);
        ended.then(|| self.best()).flatten()
    }
}

/// Decides by what comes of it; at first sight, a temper likes some decisions better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searcher(pub Budget, pub Option<Temper>);

impl Searcher {
    fn compares<G: Search>(self, seen: &Observation<G>, rng: &mut Rng) -> Option<Comparison<G>> {
        let Self(budget, temper) = self;
        Comparison::after(seen, budget, |rng| G::weigh_as(temper, seen, rng), rng)
    }
}

impl<G: Search> Bot<G> for Searcher {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        let mut comparison = self.compares(seen, rng)?;
        comparison.advance(usize::MAX);
        comparison.best()
    }

    fn ponder(&self, seen: &Observation<G>, rng: &mut Rng) -> Pondering<G::Action> {
        match self.compares(seen, rng) {
            Some(comparison) => Pondering::GoesOn(Box::new(comparison)),
            None => Pondering::Done(None),
        }
    }
}
