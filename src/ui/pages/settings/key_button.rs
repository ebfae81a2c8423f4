//! A button that waits for a key.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::settings::{Msg, Purpose};
use crate::ui::keys::is_combined;
use crate::ui::words::say;

/// See [`KeyButton`].
#[derive(Properties, PartialEq)]
pub(super) struct KeyButtonProps {
    /// What the key is for.
    pub(super) purpose: Purpose,
    /// The name of the button, where what stands on it does not say it.
    #[prop_or_default]
    pub(super) label: Option<AttrValue>,
    /// Takes the key that was pressed: says whether it could, and what there is to tell.
    pub(super) onkey: Callback<KeyboardEvent, (bool, AttrValue)>,
    /// Tells it.
    pub(super) onsay: Callback<AttrValue>,
    /// What stands on it.
    pub(super) children: Html,
}

/// A button that waits for a key when it is pressed; pressed again, or left, it gives up.
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
            if !*waits || on_its_way || is_combined(&event) || event.repeat() {
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
