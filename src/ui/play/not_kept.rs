//! That what happens is not kept, for everybody to know.

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;
use crate::ui::persistence::save_as_file;
use crate::ui::words::say;

/// See [`NotKept`].
#[derive(Properties, PartialEq)]
pub(super) struct NotKeptProps {
    /// The game.
    pub(super) game: GameHandle,
    /// Why what happens is not kept now.
    pub(super) trouble: Option<StorageError>,
}

/// The sentence, until it is understood; it comes back when the trouble is another one.
#[component]
pub(super) fn NotKept(props: &NotKeptProps) -> Html {
    let understood = use_state(|| None::<StorageError>);
    let said = use_state(AttrValue::default);
    let trouble = props.trouble.filter(|_| props.trouble != *understood);
    let Some(trouble) = trouble else {
        return Html::default();
    };
    let onclick = move |_| understood.set(Some(trouble));
    let onsave = {
        let (game, said) = (props.game.clone(), said.setter());
        move |_| said.set(save_as_file(&game.autosave().lines(), game.setup().game))
    };
    html! {
        <div class="strip-note">
            <p>{ say(Msg::NotKept(trouble)) }{ " " }{ &*said }</p>
            <button type="button" onclick={onsave}>{ say(Msg::SaveAsFile) }</button>
            <button type="button" {onclick}>{ say(Msg::Dismiss) }</button>
        </div>
    }
}
