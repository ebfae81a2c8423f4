//! A button that must be held, so that a stray tap does not trigger it.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

use crate::web::early_press;

/// How long all input is ignored after the button appears, in milliseconds, so that a tap meant for what was there
/// before does nothing.
const DEAD: u32 = 600;

/// How long it must be held, in milliseconds. The style sheet fills the button in the same time.
const HOLD: u32 = 400;

/// When the button begins to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// As soon as it appears.
    AtOnce,
    /// After it has ignored input that was meant for what was there before.
    Late,
    /// Not before this changes to [`Late`](Self::Late).
    NotYet,
}

/// The state of the button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// It has just appeared, and does nothing yet.
    Dead,
    /// It has just appeared, and is already pressed: the hold begins once it is ready.
    Early,
    /// It waits for a finger, a pointer or a key.
    Ready,
    /// It is being held.
    Held,
    /// It was released too early.
    Short,
    /// It was held long enough.
    Done,
}

/// An event of the button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// It is pressed.
    Down,
    /// It is released, or the window loses the focus.
    Up,
    /// It is clicked by something that cannot hold it, such as a screen reader.
    Click,
    /// The time of the current state is up.
    Time,
}

impl Hold {
    fn after(self, touch: Touch) -> Self {
        match (self, touch) {
            (Self::Dead, Touch::Time) => Self::Ready,
            (Self::Dead, Touch::Down) => Self::Early,
            (Self::Early, Touch::Up) => Self::Dead,
            (Self::Early, Touch::Time) => Self::Held,
            (Self::Ready | Self::Short, Touch::Down) => Self::Held,
            (Self::Held, Touch::Up) => Self::Short,
            (Self::Held, Touch::Time) | (Self::Ready | Self::Short, Touch::Click) => Self::Done,
            _ => self,
        }
    }

    /// How long this state lasts, if it ends by itself.
    fn lasts(self) -> Option<u32> {
        match self {
            Self::Dead | Self::Early => Some(DEAD),
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

/// Returns the button's state, and calls back once it was held.
#[hook]
pub fn use_hold(onheld: Callback<()>, begins: Begins) -> UseReducerHandle<Hold> {
    let hold = use_reducer(|| match begins {
        Begins::AtOnce => Hold::Ready,
        Begins::Late | Begins::NotYet => Hold::Dead,
    });
    let ready = begins != Begins::NotYet;
    // Whether it is pressed early does not prolong the time for which it does nothing.
    let timed = match *hold {
        Hold::Early => Hold::Dead,
        hold => hold,
    };
    use_effect_with((), {
        let touch = hold.dispatcher();
        move |()| {
            // Releases in another window are not noticed here.
            let away = move |_: &Event| touch.dispatch(Touch::Up);
            let window = web_sys::window();
            let listener = window.map(|it| EventListener::new(&it, "blur", away));
            move || drop(listener)
        }
    });
    use_effect_with((timed, ready), {
        let touch = hold.dispatcher();
        move |&(hold, ready)| {
            if hold == Hold::Done {
                early_press::spend();
                onheld.emit(());
            }
            let time = move |lasts| Timeout::new(lasts, move || touch.dispatch(Touch::Time));
            let lasts = hold.lasts().filter(|_| ready || hold != Hold::Dead);
            let timeout = lasts.map(time);
            move || drop(timeout)
        }
    });
    hold
}

/// See [`HoldButton`].
#[derive(Properties, PartialEq)]
pub struct HoldButtonProps {
    /// The button's state.
    pub hold: UseReducerHandle<Hold>,
    /// Its content.
    pub children: Html,
}

/// The button itself. Its owner must listen for the keys that hold it, with [`hold_key`].
#[component]
pub fn HoldButton(props: &HoldButtonProps) -> Html {
    let hold = &props.hold;
    let up = |()| {
        let touches = hold.dispatcher();
        Callback::from(move |_: PointerEvent| touches.dispatch(Touch::Up))
    };
    let touches = hold.dispatcher();
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        if event.is_primary() && event.button() == 0 {
            // Touches capture the pointer for the element; release it, so that leaving the button is noticed.
            if let Some(touched) = event.target().and_then(|it| it.dyn_into::<Element>().ok()) {
                let _ = touched.release_pointer_capture(event.pointer_id());
            }
            touches.dispatch(Touch::Down);
        }
    });
    let touches = hold.dispatcher();
    // Clicks without a pointer have a count of 0; they come from what cannot hold the button.
    let onclick = Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            touches.dispatch(Touch::Click);
        }
    });
    let held = matches!(**hold, Hold::Held | Hold::Done);
    let dead = matches!(**hold, Hold::Dead | Hold::Early).then_some("true");
    let early = (**hold == Hold::Early).then_some("early");
    html! {
        <button
            type="button"
            class={classes!("primary", "hold", early, held.then_some("held"))}
            aria-disabled={dead}
            {onpointerdown}
            onpointerup={up(())}
            onpointerleave={up(())}
            onpointercancel={up(())}
            {onclick}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
        >
            <span>{ props.children.clone() }</span>
        </button>
    }
}

/// The handler for Space and Enter on a held button, for keydown or keyup. Any key released there ends the hold,
/// because another one may have been assigned to what is held.
pub fn hold_key(hold: &UseReducerHandle<Hold>, touch: Touch) -> Callback<KeyboardEvent> {
    let touches = hold.dispatcher();
    Callback::from(move |event: KeyboardEvent| {
        if touch == Touch::Up || matches!(event.key().as_str(), " " | "Enter") {
            // Otherwise the browser would click the button, however short the press.
            event.prevent_default();
            if !event.repeat() {
                touches.dispatch(touch);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hold_after_the_dead_time_or_a_click_without_a_pointer_counts() {
        use Touch::{Click, Down, Time, Up};
        let cases: &[(&[Touch], Hold)] = &[
            (&[Down], Hold::Early),
            (&[Click], Hold::Dead),
            (&[Down, Up, Time], Hold::Ready),
            (&[Down, Click], Hold::Early),
            (&[Down, Time], Hold::Held),
            (&[Down, Time, Up], Hold::Short),
            (&[Down, Time, Time], Hold::Done),
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
