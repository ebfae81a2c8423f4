//! Animates the moves that no board has shown yet.

use yew::prelude::*;

use super::running_game::Scene;
use super::use_look_back::Back;
use super::use_store::Live;
use crate::engine::Eyes;
use crate::ui::motion::{Motion, use_motion};

/// Animates cards on the board that these eyes look at, if there is one, for the public events before `until`, which
/// led to this scene.
#[hook]
pub(super) fn use_flights(
    live: &Live,
    board: Option<(Eyes, Scene)>,
    until: usize,
    back: &Back,
) -> Motion {
    let known = back.known();
    let shown = use_mut_ref(|| known);
    use_motion((board, until), || match board {
        Some((eyes, scene)) => {
            let before = shown.replace(until).max(known).min(until);
            live.game.flights(before..until, eyes, scene)
        }
        None => Vec::new(),
    })
}
