//! The notices at a table: that the game is not being saved, that other games were lost, and that another tab plays it.

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;
use crate::ui::components::what_is_lost;
use crate::ui::listening::use_followed;
use crate::ui::saving::{TabLock, save_as_file};
use crate::ui::words::say;
use crate::web::save_db::{Hitch, hitch, on_hitch, understood as lost_is_understood};

/// See [`NotSaved`].
#[derive(Properties, PartialEq)]
pub(super) struct NotSavedProps {
    /// The game.
    pub(super) game: GameHandle,
    /// Why the game is currently not being saved.
    pub(super) trouble: Option<StorageError>,
}

/// The notice, until it is dismissed; it comes back when the problem changes.
#[component]
pub(super) fn NotSaved(props: &NotSavedProps) -> Html {
    let understood = use_state(|| None::<Msg>);
    let said = use_state(AttrValue::default);
    let unsaved = !props.game.autosave().is_saved();
    let hitch = use_followed(hitch, on_hitch);
    let notice = match (props.trouble, hitch) {
        // Tell the player at once rather than after the next move.
        (_, Some(Hitch::Outdated)) => Msg::GameNotSaved(StorageError::Outdated),
        (Some(trouble), _) => Msg::GameNotSaved(trouble),
        (None, Some(Hitch::Late)) if unsaved => Msg::NotYetSaved,
        (None, Some(Hitch::Blocked)) if unsaved => Msg::BlockedSaving,
        (None, Some(Hitch::Lost(_))) => Msg::Lost,
        (None, _) => return Html::default(),
    };
    if *understood == Some(notice) {
        return Html::default();
    }
    let onclick = move |_| match notice {
        Msg::Lost => lost_is_understood(),
        _ => understood.set(Some(notice)),
    };
    let text = match hitch {
        Some(Hitch::Lost(loss)) if notice == Msg::Lost => what_is_lost(loss),
        _ => say(notice),
    };
    let onsave = {
        let (game, said) = (props.game.clone(), said.setter());
        move |_| said.set(save_as_file(&game.autosave().lines(), game.setup().game))
    };
    html! {
        <div class="strip-note">
            <p>{ text }{ " " }{ &*said }</p>
            <button type="button" onclick={onsave}>{ say(Msg::SaveAsFile) }</button>
            <button type="button" {onclick}>{ say(Msg::Dismiss) }</button>
        </div>
    }
}

/// See [`Elsewhere`].
#[derive(Properties, PartialEq)]
pub(super) struct ElsewhereProps {
    /// The lock that says which tab plays the game.
    pub(super) lock: TabLock,
}

/// The notice, while it applies. Its live region is there from the start: text inserted together with its own live
/// region is often not announced.
#[component]
pub(super) fn Elsewhere(props: &ElsewhereProps) -> Html {
    let lock = &props.lock;
    html! {
        <div class="elsewhere" role="status">
            if lock.elsewhere {
                <div>
                    <p>{ say(Msg::Elsewhere) }</p>
                    <button type="button" class="primary" onclick={lock.take_over.reform(|_| ())}>
                        { say(Msg::PlayHere) }
                    </button>
                </div>
            }
        </div>
    }
}
