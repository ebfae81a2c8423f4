//! A saved game in a list: its description, and buttons that open its table.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::loading::DidNotLoad;
use crate::i18n::saved_games::{GameButton, Msg, button_of};
use crate::i18n::{saves, shell, storage, typed};
use crate::saves::GameKey;
use crate::setup::names::LONGEST_TITLE;
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::components::PlayerList;
use crate::ui::play::GameHandle;
use crate::ui::route::Route;
use crate::ui::saved_games::{NotOpened, open};
use crate::ui::saving::Label;
use crate::ui::words::language;
use crate::ui::words::say;

/// A game's name in a list: its title, or what is played and how far it has come.
pub(super) fn called(label: Option<&Label>) -> AttrValue {
    let title = label.and_then(|label| label.title.clone());
    let title = title.map(|title| typed(&title, LONGEST_TITLE));
    let title = title.filter(|title| !title.is_empty());
    title.map_or_else(|| standing(label), AttrValue::from)
}

/// What is played, and how far it has come.
pub(super) fn standing(label: Option<&Label>) -> AttrValue {
    let which = label.and_then(|label| Some((label.which()?.game, label.step)));
    which.map_or_else(
        || say(Msg::UnknownGame),
        |(game, moves)| say(storage::Msg::Game { game, moves }),
    )
}

/// Who sits at its table.
pub(super) fn players(label: Option<&Label>) -> Html {
    let setup = label.and_then(Label::setup);
    setup.map_or_else(Html::default, |setup| {
        html! { <PlayerList setup={Rc::new(setup)} /> }
    })
}

/// A button that does something with a game.
pub(super) fn button(
    what: GameButton,
    label: Option<&Label>,
    class: &'static str,
    node: NodeRef,
    onclick: Callback<MouseEvent>,
) -> Html {
    let named = label.and_then(|label| Some(button_of(language(), what, &label.which()?)));
    html! {
        <button ref={node} type="button" {class} aria-label={named} {onclick}>
            { say(Msg::Button(what)) }
        </button>
    }
}

/// Why a game cannot be continued, and that its data is still there.
pub(super) fn shut(why: Option<&NotOpened>) -> Html {
    let said = match why {
        None => return Html::default(),
        Some(NotOpened::Storage(trouble)) => say(storage::Msg::NotOpened(*trouble)),
        Some(NotOpened::Damage(damage)) => say(saves::Msg::from(&damage.why)),
        Some(NotOpened::NotLoaded(game)) => {
            return html! { <DidNotLoad said={say(shell::Msg::NotLoaded(*game))} /> };
        }
    };
    html! { <p role="alert">{ said }{ " " }{ say(storage::Msg::BytesKept) }</p> }
}

/// Returns a callback that goes to the table with the opened game, or records why it could not be opened.
#[hook]
pub(super) fn use_to_table(
    shut: &UseStateHandle<Option<NotOpened>>,
) -> Callback<Result<GameHandle, NotOpened>> {
    let state = use_app_state();
    let shut = shut.setter();
    Callback::from(move |opened| match opened {
        Ok(game) => {
            state.dispatch(StateChange::Open(game));
            Route::Table.open();
        }
        Err(why) => shut.set(Some(why)),
    })
}

/// Returns a callback that continues a game, loading it from the database unless it is open.
#[hook]
pub(super) fn use_go_on(
    game: GameKey,
    shut: &UseStateHandle<Option<NotOpened>>,
) -> Callback<MouseEvent> {
    let state = use_app_state();
    let to_table = use_to_table(shut);
    Callback::from(move |_| {
        let to_table = to_table.clone();
        match state.opened(game) {
            Some(open) => to_table.emit(Ok(open.clone())),
            None => spawn_local(async move { to_table.emit(open(game).await) }),
        }
    })
}
