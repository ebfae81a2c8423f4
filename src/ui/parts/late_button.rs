//! A button that comes where another was pressed: a tap meant for that one does nothing.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::focus::use_focus;

/// How long it does nothing after it appeared, in milliseconds.
const DEAD: u32 = 700;

/// See [`LateButton`].
#[derive(Properties, PartialEq)]
pub struct LateButtonProps {
    /// Its class.
    pub class: &'static str,
    /// Whether it takes the focus where nothing else has it.
    #[prop_or_default]
    pub takes_focus: bool,
    /// Called once it is pressed.
    pub onclick: Callback<MouseEvent>,
    /// What it says.
    pub children: Html,
}

/// The button.
#[component]
pub fn LateButton(props: &LateButtonProps) -> Html {
    let dead = use_state(|| true);
    let node = use_focus(props.takes_focus);
    use_effect_with((), {
        let dead = dead.setter();
        move |()| {
            let timeout = Timeout::new(DEAD, move || dead.set(false));
            move || drop(timeout)
        }
    });
    let onclick = if *dead {
        Callback::noop()
    } else {
        props.onclick.clone()
    };
    html! {
        <button
            ref={node}
            type="button"
            class={classes!("late", props.class)}
            aria-disabled={dead.then_some("true")}
            {onclick}
        >
            { props.children.clone() }
        </button>
    }
}
