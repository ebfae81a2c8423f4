//! What somebody has in mind before it counts.

use yew::prelude::*;

use crate::engine::{Game, Observation};

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
