//! A button that waits for a key press.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::settings::{Msg, Purpose};
use crate::ui::commands::is_combined;
use crate::ui::words::say;

/// See [`KeyButton`].
#[derive(Properties, PartialEq)]
pub(super) struct KeyButtonProps {
    /// What the key is for.
    pub(super) purpose: Purpose,
    /// The button's accessible name, if its content is not enough.
    #[prop_or_default]
    pub(super) label: Option<AttrValue>,
    /// Called with the key press; returns whether the key was accepted, and a message.
    pub(super) onkey: Callback<KeyboardEvent, (bool, AttrValue)>,
    /// Called with messages to announce.
    pub(super) onsay: Callback<AttrValue>,
    /// Its content.
    pub(super) children: Html,
}

/// A button that waits for a key once it is pressed; pressing it again or leaving it cancels.
#[component]
pub(super) fn KeyButton(props: &KeyButtonProps) -> Html {
    let waits = use_state_eq(|| false);
    let give_up = {
        let (waits, onsay) = (waits.clone(), props.onsay.clone());
        move || {
            if *waits {
                waits.set(false);
                onsay.emit(say(Msg::GaveUp));
            }
        }
    };
    let onclick = {
        let (waits, onsay, give_up) = (waits.clone(), props.onsay.clone(), give_up.clone());
        let purpose = props.purpose;
        Callback::from(move |event: MouseEvent| {
            if *waits {
                give_up();
                return;
            }
            // Safari focuses no button that is clicked.
            let _ = event.target_unchecked_into::<HtmlElement>().focus();
            waits.set(true);
            onsay.emit(say(Msg::Awaited(purpose)));
        })
    };
    let onkeydown = {
        let (waits, give_up) = (waits.clone(), give_up.clone());
        let (onkey, onsay) = (props.onkey.clone(), props.onsay.clone());
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let on_its_way = key == "Tab" || key == "Shift" || key == "AltGraph";
            let unmeant = event.repeat() || event.is_composing();
            if !*waits || on_its_way || is_combined(&event) || unmeant {
                return;
            }
            event.prevent_default();
            if key == "Escape" {
                give_up();
                return;
            }
            let (taken, says) = onkey.emit(event);
            waits.set(!taken);
            onsay.emit(says);
        })
    };
    html! {
        <button
            type="button"
            aria-label={props.label.clone()}
            aria-pressed={waits.to_string()}
            {onclick}
            onblur={Callback::from(move |_: FocusEvent| give_up())}
            {onkeydown}
        >
            { props.children.clone() }
        </button>
    }
}
