//! Advice for a person: the decision that the strongest bot would prefer, how sure that is, and a reason that is true.
//!
//! It is found as the [strongest bots](super::search) decide, from what the person sees and nothing else. It is called
//! clear only where the first look and the comparison agree, and the lead over the next best is more than chance.

use std::fmt::Debug;

use super::search::{Budget, Compared, Comparison, PLAYED_AT_ONCE, Search};
use crate::engine::{Game, Observation, Rng};

/// A lead counts if it is more than this many times its standard error.
const SURE: f64 = 2.0;

/// A game in which a person can be advised.
pub trait Advise: Game {
    /// Why a decision is advised: a fact that the seat can see, or be certain of.
    type Reason: Clone + PartialEq + Debug + 'static;

    /// The decisions worth considering, and what each is worth at first sight; empty if the observing seat can do nothing
    /// now, or if nobody is advised in this game.
    fn first_look(_seen: &Observation<Self>, _rng: &mut Rng) -> Vec<(Self::Action, f64)> {
        Vec::new()
    }

    /// Begins to compare these decisions, of which this was the first look; `None` if there are none.
    fn compare(
        _seen: &Observation<Self>,
        _looked: Vec<(Self::Action, f64)>,
        _rng: &mut Rng,
    ) -> Option<Box<dyn Comparing<Self>>> {
        None
    }

    /// Begins to compare what the observing seat may do; `None` if there is nothing to advise.
    fn advise(seen: &Observation<Self>, rng: &mut Rng) -> Option<Advising<Self>> {
        let looked = Self::first_look(seen, rng);
        let comparing = Self::compare(seen, looked, rng)?;
        let seen = seen.clone();
        Some(Advising { seen, comparing })
    }

    /// Whether two decisions are the same to a player, so that one is no alternative to the other.
    fn alike(_seen: &Observation<Self>, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// The first reason for a decision that holds, if one does.
    fn reason(_seen: &Observation<Self>, _action: &Self::Action) -> Option<Self::Reason> {
        None
    }
}

/// A comparison in the making.
pub trait Comparing<G: Advise> {
    /// Compares for about a millisecond more, and returns whether that is all.
    fn go_on(&mut self) -> bool;

    /// The decisions so far, the best first.
    fn decisions(&self) -> &[Compared<G::Action>];

    /// The number of results that weigh as much as the first look.
    fn prior(&self) -> f64;
}

/// Advice in the making.
pub struct Advising<G: Advise> {
    seen: Observation<G>,
    comparing: Box<dyn Comparing<G>>,
}

impl<G: Advise> Advising<G> {
    /// Thinks for about a millisecond more; returns the advice once it is made.
    pub fn go_on(&mut self) -> Option<Advice<G>> {
        let ended = self.comparing.go_on();
        let comparing = &self.comparing;
        let advice = || Advice::of(&self.seen, comparing.decisions(), comparing.prior());
        ended.then(advice).flatten()
    }
}

/// What somebody is advised to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Advise> {
    /// The best decision.
    pub best: G::Action,
    /// How sure that is.
    pub verdict: Verdict<G::Action>,
    /// Why it is good, if there is a plain reason.
    pub reason: Option<G::Reason>,
}

/// How sure advice is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<A> {
    /// The best decision is better than the others, or there is no other.
    Clear,
    /// This one is about as good.
    Equal(A),
}

impl<G: Advise> Advice<G> {
    /// The advice after a comparison of these decisions, the best first, where the first look weighs as much as `prior`
    /// results; `None` if there are none.
    #[must_use]
    pub fn of(
        seen: &Observation<G>,
        decisions: &[Compared<G::Action>],
        prior: f64,
    ) -> Option<Self> {
        let best = decisions.first()?;
        let others = || {
            let others = decisions.iter();
            others.filter(|other| !G::alike(seen, &best.action, &other.action))
        };
        let second = others().max_by(|one, other| one.worth(prior).total_cmp(&other.worth(prior)));
        let verdict = match (preferred(seen, decisions), second) {
            (Some(favorite), _) => Verdict::Equal(favorite.action.clone()),
            (_, Some(second)) if !leads(best, second) => Verdict::Equal(second.action.clone()),
            _ => Verdict::Clear,
        };
        Some(Self {
            best: best.action.clone(),
            reason: G::reason(seen, &best.action),
            verdict,
        })
    }
}

/// The decision that the first look preferred to the best one, and to any that is the same to a player; `None` if the
/// first look agrees.
pub(super) fn preferred<'a, G: Advise>(
    seen: &Observation<G>,
    decisions: &'a [Compared<G::Action>],
) -> Option<&'a Compared<G::Action>> {
    let best = &decisions.first()?.action;
    let (same, others): (Vec<_>, Vec<_>) = decisions
        .iter()
        .partition(|it| G::alike(seen, best, &it.action));
    let expected = same.iter().map(|it| it.expected).fold(f64::MIN, f64::max);
    let favorite = others
        .into_iter()
        .max_by(|one, other| one.expected.total_cmp(&other.expected));
    favorite.filter(|favorite| favorite.expected > expected)
}

/// Whether one decision is better than another by more than chance: in the same worlds, or, if both were worked out
/// exactly, at all.
pub(super) fn leads<A>(one: &Compared<A>, other: &Compared<A>) -> bool {
    if one.results.is_empty() && other.results.is_empty() {
        return one.expected > other.expected;
    }
    let pairs = one.results.iter().zip(&other.results);
    let leads: Vec<f64> = pairs.map(|(one, other)| one - other).collect();
    let many = leads.len() as f64;
    let mean = leads.iter().sum::<f64>() / many;
    let squares: f64 = leads.iter().map(|lead| (lead - mean) * (lead - mean)).sum();
    many > 1.0 && mean > SURE * (squares / (many - 1.0) / many).sqrt()
}

/// Begins a comparison in imagined worlds, after this first look; `None` if there is nothing to compare.
#[must_use]
pub fn in_worlds<G: Search + Advise>(
    seen: &Observation<G>,
    looked: Vec<(G::Action, f64)>,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Box<dyn Comparing<G>>> {
    Some(Box::new(Comparison::after(seen, budget, |_| looked, rng)?))
}

impl<G: Search + Advise> Comparing<G> for Comparison<G> {
    fn go_on(&mut self) -> bool {
        self.advance(PLAYED_AT_ONCE)
    }

    fn decisions(&self) -> &[Compared<G::Action>] {
        Comparison::decisions(self)
    }

    fn prior(&self) -> f64 {
        Comparison::prior(self)
    }
}
