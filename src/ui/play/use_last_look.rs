//! A last look at the table before the page announces how something ended.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::settings::Pace;
use crate::ui::listening::{INPUTS, on_any};
use crate::ui::motion::BEAT;

/// The last look at the table before a report or a cover takes its place.
pub(super) struct LastLook {
    /// Whether the table is being looked at.
    pub(super) looks: bool,
    seen: UseStateHandle<usize>,
    until: usize,
}

/// Whether the table is still looked at after `until` public events, some of them new; `ends` says whether something
/// else is to be shown next.
#[hook]
pub(super) fn use_last_look(ends: bool, until: usize, pace: Pace) -> LastLook {
    let seen = use_state(|| until);
    // Events that were taken back have not been seen.
    use_effect_with((until, *seen), {
        let setter = seen.setter();
        move |&(until, seen)| {
            if seen > until {
                setter.set(until);
            }
        }
    });
    LastLook {
        looks: ends && until > *seen && pace != Pace::Instant,
        seen,
        until,
    }
}

/// Ends the look when everything has landed and lain there for a moment, which takes `lasts` milliseconds at the normal
/// pace, or on any input, except in real time, where people are in the middle of something.
#[hook]
pub(super) fn use_last_look_end(last_look: &LastLook, lasts: u32, pace: Pace, real_time: bool) {
    let (looks, until) = (last_look.looks, last_look.until);
    let seen = last_look.seen.setter();
    use_effect_with((looks, until, lasts), move |&(looks, until, lasts)| {
        let end = move || seen.set(until);
        let on = looks.then(|| {
            // Hands and eyes that raced have to come to rest.
            let (beat, inputs): (_, &[&'static str]) = match real_time {
                true => (BEAT * 9 / 5, &[]),
                false => (BEAT, &INPUTS),
            };
            let timeout = Timeout::new(pace.of(lasts.max(beat)), end.clone());
            (timeout, on_any(inputs, &end))
        });
        move || drop(on)
    });
}
