//! The lists of games. The last deletion can be undone for as long as the page is open.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::row::Row;
use crate::i18n::saved_games::Msg;
use crate::i18n::storage;
use crate::saves::{GameKey, StorageError};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::components::use_focus;
use crate::ui::saved_games::{look, put_back};
use crate::ui::saving::SavedGame;
use crate::ui::words::say;
use crate::web::save_db::Taken;

/// How many games of a list are shown at first, and how many more on each request; few enough to keep the page
/// fast.
const AT_ONCE: usize = 25;

/// See [`Games`].
#[derive(Properties, PartialEq)]
pub(super) struct GamesProps {
    /// All games, most recently played first.
    pub(super) games: Vec<SavedGame>,
    /// The last deletion.
    pub(super) fate: UseStateHandle<Option<Fate>>,
}

/// The game that was deleted or restored last.
#[derive(Clone, PartialEq)]
pub(super) enum Fate {
    /// It was deleted, but this page still has its data; with the error if restoring it failed.
    Deleted(SavedGame, Taken, Option<StorageError>),
    /// It was restored.
    Back(GameKey),
}

/// The unfinished games, and the finished ones.
#[component]
pub(super) fn Games(props: &GamesProps) -> Html {
    let state = use_app_state();
    let GamesProps { games, fate } = props;
    let most = use_state(|| AT_ONCE);
    let ondelete = {
        let fate = fate.setter();
        Callback::from(move |(game, taken): (SavedGame, Taken)| {
            state.dispatch(StateChange::Deleted(game.key));
            fate.set(Some(Fate::Deleted(game, taken, None)));
        })
    };
    let onundo = use_undo(fate);
    let (deleted, back) = match &**fate {
        Some(Fate::Deleted(game, _, trouble)) => (Some((game, *trouble)), None),
        Some(Fate::Back(key)) => (None, Some(*key)),
        None => (None, None),
    };
    let row = |game: &SavedGame| {
        let key = game.key.to_string();
        match deleted {
            Some((it, trouble)) if it.key == game.key => {
                html! { <Deleted {key} {trouble} onundo={onundo.clone()} /> }
            }
            _ => {
                let undone = back == Some(game.key);
                html! { <Row {key} game={game.clone()} {undone} ondelete={ondelete.clone()} /> }
            }
        }
    };
    let games = in_its_place(games, deleted.map(|(game, _)| game));
    let over = |game: &SavedGame| game.label.as_ref().is_some_and(|label| label.over);
    let list = |id: &'static str, heading: AttrValue, finished: bool| {
        let all: Vec<_> = games.iter().filter(|it| over(it) == finished).collect();
        let left = all.len().saturating_sub(*most);
        let rows: Vec<Html> = all.into_iter().take(*most).map(row).collect();
        let onmore = {
            let most = most.clone();
            move |_| most.set(*most + AT_ONCE)
        };
        html! {
            if !rows.is_empty() {
                <section key={id} class="kept" aria-labelledby={id}>
                    <h2 {id}>{ heading }</h2>
                    <ul class="kept-games">{ for rows }</ul>
                    if left > 0 {
                        <p class="actions">
                            <button type="button" onclick={onmore}>{ say(Msg::MoreGames(left)) }</button>
                        </p>
                    }
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

/// The games, with the deleted one among them at its old position.
fn in_its_place(games: &[SavedGame], deleted: Option<&SavedGame>) -> Vec<SavedGame> {
    let touched = |game: &SavedGame| game.label.as_ref().map(|label| label.touched);
    let mut all = games.to_vec();
    if let Some(deleted) = deleted.filter(|it| games.iter().all(|game| game.key != it.key)) {
        let place = all.partition_point(|game| touched(game) > touched(deleted));
        all.insert(place, deleted.clone());
    }
    all
}

/// Returns a callback that restores the deleted game.
#[hook]
fn use_undo(fate: &UseStateHandle<Option<Fate>>) -> Callback<()> {
    let (state, fate) = (use_app_state(), fate.clone());
    Callback::from(move |()| {
        let Some(Fate::Deleted(game, taken, _)) = (*fate).clone() else {
            return;
        };
        let (state, fate) = (state.clone(), fate.setter());
        spawn_local(async move {
            match put_back(game.key, &taken).await {
                Ok(()) => {
                    look(&state).await;
                    fate.set(Some(Fate::Back(game.key)));
                }
                Err(trouble) => fate.set(Some(Fate::Deleted(game, taken, Some(trouble)))),
            }
        });
    })
}

#[derive(Properties, PartialEq)]
struct DeletedProps {
    trouble: Option<StorageError>,
    onundo: Callback<()>,
}

/// A deleted game's place in the list, with a button to restore it.
#[component]
fn Deleted(props: &DeletedProps) -> Html {
    let focus = use_focus(true);
    let said = props
        .trouble
        .map_or(storage::Msg::Deleted, storage::Msg::NotPutBack);
    html! {
        <li class="game">
            <p class="what" role="status">{ say(said) }</p>
            <button ref={focus} type="button" onclick={props.onundo.reform(|_| ())}>
                { say(storage::Msg::Undo) }
            </button>
        </li>
    }
}
