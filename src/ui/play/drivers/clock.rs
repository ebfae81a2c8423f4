//! Lets the clock of a game with turns do what it is due to do, whether or not anybody else does
//! anything.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::ui::play::use_store::Live;

/// Strikes when it is time, in the tab where the game is played.
#[hook]
pub(in crate::ui::play) fn use_clock(live: &Live) {
    let runs = live.lock.here && !live.game.is_real_time();
    let live = live.clone();
    use_effect_with((live.version, runs), move |&(_, runs)| {
        let wait = live.until_clock().filter(|_| runs);
        let timeout = wait.map(|wait| Timeout::new(wait, move || live.game.strike()));
        move || drop(timeout)
    });
}
