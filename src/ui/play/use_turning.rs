//! Withholds what a turned card reveals until it is seen.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::settings::Pace;
use crate::ui::listening::{INPUTS, on_any};

/// The number of public events that may be revealed: all `until`, except that the new ones are withheld while a card
/// turns, for `turns` milliseconds at the normal pace or until any input.
#[hook]
pub(super) fn use_turning(until: usize, turns: u32, pace: Pace) -> usize {
    let told = use_mut_ref(|| until);
    let before = *told.borrow();
    let turning = turns > 0 && before < until;
    let update = use_force_update();
    use_effect_with((until, turning), move |&(until, turning)| {
        let end = {
            let told = Rc::clone(&told);
            move || {
                if told.replace(until) != until {
                    update.force_update();
                }
            }
        };
        let on = turning.then(|| {
            let timeout = Timeout::new(pace.of(turns), end.clone());
            (timeout, on_any(&INPUTS, &end))
        });
        if !turning {
            told.replace(until);
        }
        move || drop(on)
    });
    if turning { before } else { until }
}
