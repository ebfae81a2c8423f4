//! How something ended is seen on the table before the page speaks of it.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::settings::Pace;
use crate::ui::listening::{INPUTS, on_any};
use crate::ui::motion::BEAT;

/// The last look at the table before a report or a cover takes its place.
pub(super) struct Closing {
    /// Whether the table is looked at now.
    pub(super) looks: bool,
    seen: UseStateHandle<usize>,
    until: usize,
}

/// Whether the table is still looked at, after so many things that it saw happen, of which some are
/// new; `ends` says whether anything else is to be shown then.
#[hook]
pub(super) fn use_closing(ends: bool, until: usize, pace: Pace) -> Closing {
    let seen = use_state(|| until);
    // What was taken back is not seen any more.
    use_effect_with((until, *seen), {
        let setter = seen.setter();
        move |&(until, seen)| {
            if seen > until {
                setter.set(until);
            }
        }
    });
    Closing {
        looks: ends && until > *seen && pace != Pace::Instant,
        seen,
        until,
    }
}

/// Ends the look when everything has landed and lain there for a moment, which takes `lasts` milliseconds
/// at the normal pace, or when anybody does anything, unless they all play in real time and are in the
/// middle of something.
#[hook]
pub(super) fn use_closing_end(closing: &Closing, lasts: u32, pace: Pace, real_time: bool) {
    let (looks, until) = (closing.looks, closing.until);
    let seen = closing.seen.setter();
    use_effect_with((looks, until, lasts), move |&(looks, until, lasts)| {
        let end = move || seen.set(until);
        let on = looks.then(|| {
            let timeout = Timeout::new(pace.of(lasts.max(BEAT)), end.clone());
            let inputs: &[&'static str] = if real_time { &[] } else { &INPUTS };
            (timeout, on_any(inputs, &end))
        });
        move || drop(on)
    });
}
