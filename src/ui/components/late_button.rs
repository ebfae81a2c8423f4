//! What replaces something just pressed ignores a second tap meant for that.

use std::rc::Rc;

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
    let dead = use_dead();
    let node = use_focus(props.takes_focus);
    // Whoever has held what was there before lets go of it here, which some browsers take for a click.
    let pressed = use_mut_ref(|| false);
    let onpointerdown = {
        let pressed = Rc::clone(&pressed);
        Callback::from(move |_: PointerEvent| *pressed.borrow_mut() = true)
    };
    let onclick = {
        let click = props.onclick.clone();
        Callback::from(move |event: MouseEvent| {
            // Keys and assistive technology click without a press.
            if !dead && (event.detail() == 0 || *pressed.borrow()) {
                click.emit(event);
            }
        })
    };
    html! {
        <button
            ref={node}
            type="button"
            class={classes!("late", props.class)}
            aria-disabled={dead.then_some("true")}
            {onpointerdown}
            {onclick}
        >
            { props.children.clone() }
        </button>
    }
}

/// Whether something has appeared so recently that presses were meant for what was there before.
#[hook]
pub fn use_dead() -> bool {
    let dead = use_state(|| true);
    use_effect_with((), {
        let dead = dead.setter();
        move |()| {
            let timeout = Timeout::new(DEAD, move || dead.set(false));
            move || drop(timeout)
        }
    });
    *dead
}
