//! What somebody has in mind before it counts.

use std::fmt::Debug;

use yew::prelude::*;

use super::decision::{Decision, Risk};
use crate::engine::{Game, Observation};

/// What is staged in a game; nothing, at first.
pub trait StagedMove: Clone + Default + PartialEq + Debug + 'static {
    /// The game.
    type Game: Game;

    /// What a board says of it besides what the rules say.
    type Facts: Clone + PartialEq + Debug + 'static;

    /// The same, with what it leaves open decided as most would.
    #[must_use]
    fn resolved(self, _seen: &Observation<Self::Game>) -> Self {
        self
    }

    /// The decision that it comes to, legal or not; `None` while it is not complete.
    fn action(&self, seen: &Observation<Self::Game>) -> Option<<Self::Game as Game>::Action>;

    /// What there is to say of it; `refused`, if the rules are against it.
    fn facts(&self, seen: &Observation<Self::Game>, refused: bool) -> Self::Facts;

    /// How hard a slip of the finger would be to mend.
    fn risk(decision: &Decision<Self>, seen: &Observation<Self::Game>) -> Risk;
}

/// What is staged at this step of the game, and the way to stage something else: with the step it is
/// gone, and those who only look on have nothing in mind.
#[hook]
pub fn use_staged<G: Game, S: Clone + Default + 'static>(
    seen: &Observation<G>,
) -> (S, Callback<S>) {
    let staged_at = use_state(|| (0, S::default()));
    let here = staged_at.0 == seen.step && seen.mine();
    let staged = if here {
        staged_at.1.clone()
    } else {
        S::default()
    };
    let set = staged_at.setter();
    let stage = use_callback(seen.step, move |staged, &step| set.set((step, staged)));
    (staged, stage)
}
