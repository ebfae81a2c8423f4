//! What is staged before it is played, and what may be revealed of what is seen.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Game, Observation};

/// What is staged at this step of the game, and a callback to change it. It is discarded with the step, and empty for
/// those who only watch.
#[hook]
pub(super) fn use_staged<G: Game, S: Clone + Default + 'static>(
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

/// What may be revealed of what is seen: while a card is turned over, what was seen before.
#[hook]
pub(super) fn use_told<G: Game>(seen: &Rc<Observation<G>>, turning: bool) -> Rc<Observation<G>> {
    let told = use_mut_ref(|| Rc::clone(seen));
    if !turning || told.borrow().eyes != seen.eyes {
        told.replace(Rc::clone(seen));
    }
    Rc::clone(&told.borrow())
}
