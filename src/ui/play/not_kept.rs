//! That what happens is not kept, for everybody to know.

use yew::prelude::*;

use crate::i18n::keep::{Msg, Trouble};
use crate::ui::keep::save_as_file;
use crate::ui::parlour::{Running, use_parlour};
use crate::ui::say;

/// See [`NotKept`].
#[derive(Properties, PartialEq)]
pub(super) struct NotKeptProps {
    /// The game.
    pub(super) running: Running,
}

/// The sentence, until it is understood; it comes back when the trouble is another one.
#[component]
pub(super) fn NotKept(props: &NotKeptProps) -> Html {
    let parlour = use_parlour();
    let understood = use_state(|| None::<Trouble>);
    let said = use_state(AttrValue::default);
    let trouble = parlour.trouble.filter(|_| parlour.trouble != *understood);
    let Some(trouble) = trouble else {
        return Html::default();
    };
    let onclick = move |_| understood.set(Some(trouble));
    let onsave = {
        let (running, said) = (props.running.clone(), said.setter());
        move |_| said.set(save_as_file(&running.keeper.lines(), running.setup.game))
    };
    html! {
        <div class="strip-note">
            <p>{ say(Msg::NotKept(trouble)) }{ " " }{ &*said }</p>
            <button type="button" onclick={onsave}>{ say(Msg::SaveAsFile) }</button>
            <button type="button" {onclick}>{ say(Msg::Dismiss) }</button>
        </div>
    }
}
