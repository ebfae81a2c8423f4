//! The lists of games. What is deleted can be had back until something else happens.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::row::Row;
use crate::i18n::games::Msg;
use crate::i18n::storage;
use crate::saves::GameKey;
use crate::ui::app_state::{AppStateHandle, StateChange, use_app_state};
use crate::ui::library::{look, remove};
use crate::ui::parts::use_focus;
use crate::ui::persistence::KeptGame;
use crate::ui::words::say;

/// See [`Games`].
#[derive(Properties, PartialEq)]
pub(super) struct GamesProps {
    /// All games, the one played last first.
    pub(super) games: Vec<KeptGame>,
}

/// Which game was deleted last, and which one nearly was.
#[derive(Clone, Copy, PartialEq, Default)]
struct Fate {
    deleted: Option<GameKey>,
    undone: Option<GameKey>,
}

/// Those that wait, and those that are finished.
#[component]
pub(super) fn Games(props: &GamesProps) -> Html {
    let fate = use_state(Fate::default);
    use_delete(fate.deleted);
    let ondelete = use_marking(&fate);
    let onundo = {
        let fate = fate.clone();
        Callback::from(move |()| {
            let (deleted, undone) = (None, fate.deleted);
            fate.set(Fate { deleted, undone });
        })
    };
    let row = |game: &KeptGame| {
        let key = game.key.to_string();
        if fate.deleted == Some(game.key) {
            return html! { <Deleted {key} onundo={onundo.clone()} /> };
        }
        let undone = fate.undone == Some(game.key);
        html! { <Row {key} game={game.clone()} {undone} ondelete={ondelete.clone()} /> }
    };
    let over = |game: &KeptGame| game.label.as_ref().is_some_and(|label| label.over);
    let list = |id: &'static str, heading: AttrValue, finished: bool| {
        let games = props.games.iter().filter(|game| over(game) == finished);
        let games: Vec<Html> = games.map(row).collect();
        html! {
            if !games.is_empty() {
                <section key={id} class="kept" aria-labelledby={id}>
                    <h2 {id}>{ heading }</h2>
                    <ul class="kept-games">{ for games }</ul>
                </section>
            }
        }
    };
    html! {
        <div class="lists">
            { list("waiting", say(storage::Msg::Waiting), false) }
            { list("finished", say(Msg::Finished), true) }
        </div>
    }
}

/// Marks a game as deleted. Whether another tab plays it is asked first, and who leaves the page
/// meanwhile wants it deleted all the same.
#[hook]
fn use_marking(fate: &UseStateHandle<Fate>) -> Callback<GameKey> {
    let (state, fate) = (use_app_state(), fate.setter());
    let left = use_mut_ref(|| false);
    let leaving = Rc::clone(&left);
    use_effect_with((), move |()| move || *leaving.borrow_mut() = true);
    Callback::from(move |key| {
        if *left.borrow() {
            delete(&state, key);
        } else {
            let (deleted, undone) = (Some(key), None);
            fate.set(Fate { deleted, undone });
        }
    })
}

/// Deletes what was to be deleted once something else is, or the page is left.
#[hook]
fn use_delete(deleted: Option<GameKey>) {
    let state = use_app_state();
    // What is undone is not deleted: the page forgets it before it could be.
    let wanted = use_mut_ref(|| None::<GameKey>);
    *wanted.borrow_mut() = deleted;
    use_effect_with(deleted, move |&deleted| {
        move || {
            let undone = wanted.borrow().is_none();
            if let Some(key) = deleted.filter(|_| !undone) {
                delete(&state, key);
            }
        }
    });
}

/// Deletes a game for good.
fn delete(state: &AppStateHandle, key: GameKey) {
    let state = state.clone();
    spawn_local(async move {
        match remove(key, state.autosave(key)).await {
            Ok(()) => state.dispatch(StateChange::Deleted(key)),
            // It is still there, and so the list says.
            Err(_) => look(&state).await,
        }
    });
}

#[derive(Properties, PartialEq)]
struct DeletedProps {
    onundo: Callback<()>,
}

/// Where a game was, with the way back.
#[component]
fn Deleted(props: &DeletedProps) -> Html {
    let focus = use_focus(true);
    html! {
        <li class="game">
            <p class="what" role="status">{ say(storage::Msg::Deleted) }</p>
            <button ref={focus} type="button" onclick={props.onundo.reform(|_| ())}>
                { say(storage::Msg::Undo) }
            </button>
        </li>
    }
}
