//! A saved game in a list: its description, and buttons that open its table.

use std::cell::Cell;
use std::future::ready;
use std::rc::Rc;

use futures_util::future::LocalBoxFuture;
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
use crate::web::task::within;

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

/// A game that is being opened.
pub(super) type GameToCome = LocalBoxFuture<'static, Result<GameHandle, NotOpened>>;

/// How long a game may take to open, in milliseconds, before people are told that it is loading.
const MOMENT: u32 = 400;

/// Returns a callback that goes to the table with a game once that is open, or records why it could not be opened; if
/// that takes long, it is `said`. Whoever has left the list by then stays where they are. While a game is being opened,
/// the callback ignores others, and returns false.
#[hook]
pub(super) fn use_to_table(
    shut: &UseStateHandle<Option<NotOpened>>,
    said: &UseStateHandle<AttrValue>,
) -> Callback<GameToCome, bool> {
    let state = use_app_state();
    let (shut, said) = (shut.setter(), said.setter());
    // Whether a game is being opened; dropped with the list.
    let opens = use_memo((), |()| Cell::new(false));
    Callback::from(move |mut game: GameToCome| {
        if opens.replace(true) {
            return false;
        }
        let (state, shut, said) = (state.clone(), shut.clone(), said.clone());
        let opens = Rc::downgrade(&opens);
        spawn_local(async move {
            let opened = match within(MOMENT, &mut game).await {
                Some(opened) => opened,
                None => {
                    said.set(say(storage::Msg::Fetching));
                    game.await
                }
            };
            let Some(opens) = opens.upgrade() else {
                return;
            };
            opens.set(false);
            match opened {
                Ok(game) => {
                    state.dispatch(StateChange::Open(game));
                    Route::Table.open();
                }
                Err(why) => {
                    said.set(AttrValue::default());
                    shut.set(Some(why));
                }
            }
        });
        true
    })
}

/// Returns a callback that continues a game, loading it from the database unless it is open.
#[hook]
pub(super) fn use_go_on(
    game: GameKey,
    shut: &UseStateHandle<Option<NotOpened>>,
    said: &UseStateHandle<AttrValue>,
) -> Callback<MouseEvent> {
    let state = use_app_state();
    let (to_table, shut) = (use_to_table(shut, said), shut.setter());
    Callback::from(move |_| {
        let taken = match state.opened(game) {
            Some(open) => to_table.emit(Box::pin(ready(Ok(open.clone())))),
            None => to_table.emit(Box::pin(open(game))),
        };
        if taken {
            shut.set(None);
        }
    })
}
