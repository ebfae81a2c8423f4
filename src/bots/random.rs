//! A bot for any game that chooses at random.

use std::mem::{Discriminant, discriminant};

use super::{Bot, Choice};
use crate::engine::{Game, Observation, Rng};

/// Chooses a kind of action first, and then one of the actions of that kind, at random.
///
/// The kind is the variant of the action: a verb with many possible actions (such as putting a card
/// into any of eleven gaps) is not chosen more often because of that.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        let mut verbs: Vec<Discriminant<G::Action>> = Vec::new();
        for verb in seen.legal().map(discriminant) {
            if !verbs.contains(&verb) {
                verbs.push(verb);
            }
        }
        let &verb = rng.pick(&verbs)?;
        let ways = seen.legal().filter(|action| discriminant(*action) == verb);
        let ways: Vec<&G::Action> = ways.collect();
        rng.pick(&ways).map(|&action| Choice::now(action.clone()))
    }
}
