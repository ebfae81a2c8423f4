//! A bot for any game that chooses at random.

use std::mem::{Discriminant, discriminant};

use super::{Bot, Choice};
use crate::engine::{Game, Observation, Rng};

/// Chooses a kind of action first, and then one of the actions of that kind, at random.
///
/// The kind is the variant of the action: a verb with many possible actions (such as putting a card
/// into any of eleven gaps) is not chosen more often because of that.
#[derive(Clone, Copy, Debug)]
pub struct Random<A> {
    weigh: fn(&A) -> u32,
}

impl<A> Random<A> {
    /// A bot that chooses each kind of action in proportion to this weight.
    #[must_use]
    pub fn new(weigh: fn(&A) -> u32) -> Self {
        Self { weigh }
    }
}

/// Chooses every kind of action equally often.
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
    /// A random kind among the legal actions; `None` if there are none.
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
