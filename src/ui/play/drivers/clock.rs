//! Makes the clock of a turn-based game act when it is due, even if nobody else does anything.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::ui::play::use_store::Live;

/// Runs the clock's action when it is due, in the tab that plays the game.
#[hook]
pub(in crate::ui::play) fn use_clock(live: &Live) {
    let runs = live.lock.here && !live.game.presentation.real_time;
    let live = live.clone();
    use_effect_with((live.version, runs), move |&(_, runs)| {
        let wait = live.until_clock().filter(|_| runs);
        let timeout = wait.map(|wait| Timeout::new(wait, move || live.game.run_clock()));
        move || drop(timeout)
    });
}
