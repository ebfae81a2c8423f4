//! What somebody has in mind before it counts.

use yew::prelude::*;

use crate::engine::{Game, Observation};

/// What is staged at this step of the game, and the way to stage something else: with the step it is
/// gone, and those who only look on have nothing in mind.
#[hook]
pub fn use_staged<G: Game, S: Copy + Default + 'static>(seen: &Observation<G>) -> (S, Callback<S>) {
    let staged_at = use_state(|| (0, S::default()));
    let (step, staged) = *staged_at;
    let here = step == seen.step && seen.mine();
    let staged = if here { staged } else { S::default() };
    let step = seen.step;
    let stage = Callback::from(move |staged| staged_at.set((step, staged)));
    (staged, stage)
}
