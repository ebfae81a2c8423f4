//! Lets the clock of a game do what it is due to do, whether or not anybody else does anything.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::use_table::TableHandle;

/// Strikes when it is time, in the tab where the game is played.
#[hook]
pub(super) fn use_clock(table: &TableHandle) {
    let table = table.clone();
    use_effect_with(
        (table.annals().step(), table.own.here),
        move |&(_, here)| {
            let wait = table.until_clock().filter(|_| here);
            let timeout = wait.map(|wait| Timeout::new(wait, move || table.strike()));
            move || drop(timeout)
        },
    );
}
