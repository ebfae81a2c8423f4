//! The notice that the game is not being saved, or that other games were lost.

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;
use crate::ui::listening::use_followed;
use crate::ui::persistence::save_as_file;
use crate::ui::words::say;
use crate::web::game_db::{Hitch, hitch, on_hitch, understood as lost_is_understood};

/// See [`NotSaved`].
#[derive(Properties, PartialEq)]
pub(super) struct NotKeptProps {
    /// The game.
    pub(super) game: GameHandle,
    /// Why the game is currently not being saved.
    pub(super) trouble: Option<StorageError>,
}

/// The notice, until it is dismissed; it comes back when the problem changes.
#[component]
pub(super) fn NotSaved(props: &NotKeptProps) -> Html {
    let understood = use_state(|| None::<StorageError>);
    let said = use_state(AttrValue::default);
    let hitch = use_followed(hitch, on_hitch);
    // Tell the player at once rather than after the next move.
    let outdated = (hitch == Some(Hitch::Outdated)).then_some(StorageError::Outdated);
    let trouble = outdated.or(props.trouble);
    let trouble = trouble.filter(|_| trouble != *understood);
    let (sentence, onclick) = match (trouble, hitch) {
        (Some(trouble), _) => {
            let understand = Callback::from(move |_| understood.set(Some(trouble)));
            (Msg::NotKept(trouble), understand)
        }
        (None, Some(Hitch::Lost { back })) => {
            (Msg::Lost(back), Callback::from(|_| lost_is_understood()))
        }
        (None, _) => return Html::default(),
    };
    let onsave = {
        let (game, said) = (props.game.clone(), said.setter());
        move |_| said.set(save_as_file(&game.autosave().lines(), game.setup().game))
    };
    html! {
        <div class="strip-note">
            <p>{ say(sentence) }{ " " }{ &*said }</p>
            <button type="button" onclick={onsave}>{ say(Msg::SaveAsFile) }</button>
            <button type="button" {onclick}>{ say(Msg::Dismiss) }</button>
        </div>
    }
}
