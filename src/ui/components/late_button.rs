//! A button that replaces one just pressed: it ignores a second tap meant for that one.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::focus::use_focus;

/// How long it ignores input after it appears, in milliseconds.
const DEAD: u32 = 700;

/// See [`LateButton`].
#[derive(Properties, PartialEq)]
pub struct LateButtonProps {
    /// Its class.
    pub class: &'static str,
    /// Whether it takes the focus if nothing else has it.
    #[prop_or_default]
    pub takes_focus: bool,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
    /// Its content.
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
