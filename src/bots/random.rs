//! A bot for any game that takes what comes.

use std::mem::{Discriminant, discriminant};

use super::{Bot, Choice};
use crate::engine::{Game, Observation, Rng};

/// Chooses first what kind of thing to do and then, of all the ways to do it, any.
///
/// The kind is the variant of the action: a verb that can be done in many ways (putting a card
/// into any of eleven gaps) is not chosen more often for that.
#[derive(Clone, Copy, Debug)]
pub struct Random<A> {
    weigh: fn(&A) -> u32,
}

impl<A> Random<A> {
    /// A bot that does each kind of thing as often as this says: twice the weight, twice as often.
    #[must_use]
    pub fn new(weigh: fn(&A) -> u32) -> Self {
        Self { weigh }
    }
}

/// Every kind of thing equally often.
impl<A> Default for Random<A> {
    fn default() -> Self {
        Self::new(|_| 1)
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        let legal: Vec<&G::Action> = seen.legal().collect();
        let verb = self.pick_verb(&legal, rng)?;
        let ways: Vec<&G::Action> = legal
            .into_iter()
            .filter(|action| discriminant(*action) == verb)
            .collect();
        rng.pick(&ways).map(|&action| Choice::now(action.clone()))
    }
}

impl<A> Random<A> {
    /// One of the kinds that are possible; `None` if nothing is.
    fn pick_verb(&self, legal: &[&A], rng: &mut Rng) -> Option<Discriminant<A>> {
        let mut verbs: Vec<(Discriminant<A>, u32)> = Vec::new();
        for &action in legal {
            let verb = discriminant(action);
            if verbs.iter().all(|&(known, _)| known != verb) {
                verbs.push((verb, (self.weigh)(action).max(1)));
            }
        }
        let mut left = rng.below(verbs.iter().map(|&(_, weight)| weight).sum());
        for (verb, weight) in verbs {
            match left.checked_sub(weight) {
                Some(less) => left = less,
                None => return Some(verb),
            }
        }
        None
    }
}
