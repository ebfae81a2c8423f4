//! The form for a game's title.

use web_sys::{HtmlInputElement, KeyboardEvent, SubmitEvent};
use yew::prelude::*;

use crate::i18n::saved_games::Msg;
use crate::setup::names::LONGEST_TITLE;
use crate::ui::components::typed;
use crate::ui::words::say;

/// See [`TitleForm`].
#[derive(Properties, PartialEq)]
pub(super) struct TitleFormProps {
    /// The current title.
    pub(super) title: String,
    /// Called with the new title, or with `None` if it is unchanged.
    pub(super) onclose: Callback<Option<String>>,
}

/// The form. It takes the focus.
#[component]
pub(super) fn TitleForm(props: &TitleFormProps) -> Html {
    let field = use_node_ref();
    use_effect_with((), {
        let field = field.clone();
        move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        }
    });
    let onsubmit = {
        let (field, old, onclose) = (field.clone(), props.title.clone(), props.onclose.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let field = field.cast::<HtmlInputElement>();
            let title = field.map(|field| field.value().trim().to_owned());
            onclose.emit(title.filter(|title| *title != old));
        })
    };
    let onkeydown = {
        let onclose = props.onclose.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                onclose.emit(None);
            }
        })
    };
    html! {
        <form class="title-form" {onsubmit} {onkeydown}>
            <label>
                <span>{ say(Msg::Title) }</span>
                <input
                    ref={field}
                    type="text"
                    autocomplete="off"
                    value={props.title.clone()}
                    oninput={|event: InputEvent| { typed(&event, LONGEST_TITLE); }}
                />
            </label>
            <button type="submit">{ say(Msg::GiveTitle) }</button>
            <button type="button" class="quiet" onclick={props.onclose.reform(|_| None)}>{ say(Msg::Cancel) }</button>
        </form>
    }
}
