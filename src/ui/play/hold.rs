//! A button that has to be held, so that no stray tap presses it.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How long everything is ignored after the button appeared, in milliseconds: a tap meant for what
/// was there before does nothing.
const DEAD: u32 = 600;

/// How long it has to be held, in milliseconds. The style sheet fills the button in the same time.
const HOLD: u32 = 400;

/// Where the button stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// It has just appeared.
    Dead,
    /// It waits for a finger, a pointer or a key.
    Ready,
    /// It is being held.
    Held,
    /// It was let go too early.
    Short,
    /// It was held long enough.
    Done,
}

/// What happens to the button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    /// It is pressed.
    Down,
    /// It is let go.
    Up,
    /// It is pressed and let go by something that cannot hold, such as a screen reader.
    Click,
    /// The time for the present state is over.
    Time,
}

impl Hold {
    fn after(self, touch: Touch) -> Self {
        match (self, touch) {
            (Self::Dead, Touch::Time) => Self::Ready,
            (Self::Ready | Self::Short, Touch::Down) => Self::Held,
            (Self::Held, Touch::Up) => Self::Short,
            (Self::Held, Touch::Time) | (Self::Ready | Self::Short, Touch::Click) => Self::Done,
            _ => self,
        }
    }

    /// When the time for it is over.
    fn lasts(self) -> Option<u32> {
        match self {
            Self::Dead => Some(DEAD),
            Self::Held => Some(HOLD),
            Self::Ready | Self::Short | Self::Done => None,
        }
    }
}

impl Reducible for Hold {
    type Action = Touch;

    fn reduce(self: Rc<Self>, touch: Touch) -> Rc<Self> {
        let after = self.after(touch);
        if after == *self { self } else { after.into() }
    }
}

/// The button's state. Calls back once it was held.
#[hook]
pub(super) fn use_hold(onheld: Callback<()>) -> UseReducerHandle<Hold> {
    let hold = use_reducer(|| Hold::Dead);
    use_effect_with(*hold, {
        let touch = hold.dispatcher();
        move |&hold| {
            if hold == Hold::Done {
                onheld.emit(());
            }
            let time = move |lasts| Timeout::new(lasts, move || touch.dispatch(Touch::Time));
            let timeout = hold.lasts().map(time);
            move || drop(timeout)
        }
    });
    hold
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hold_after_the_dead_time_or_a_click_without_a_pointer_counts() {
        use Touch::{Click, Down, Time, Up};
        let cases: &[(&[Touch], Hold)] = &[
            (&[Down], Hold::Dead),
            (&[Click], Hold::Dead),
            (&[Down, Time, Up], Hold::Ready),
            (&[Down, Time, Time], Hold::Ready),
            (&[Time, Down], Hold::Held),
            (&[Time, Down, Up], Hold::Short),
            (&[Time, Down, Up, Time], Hold::Short),
            (&[Time, Down, Up, Down, Time], Hold::Done),
            (&[Time, Down, Click], Hold::Held),
            (&[Time, Down, Time], Hold::Done),
            (&[Time, Click], Hold::Done),
        ];
        for &(touches, expected) in cases {
            let after = touches
                .iter()
                .fold(Hold::Dead, |hold, &touch| hold.after(touch));
            assert_eq!(after, expected, "{touches:?}");
        }
    }
}
