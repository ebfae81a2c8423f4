//! The list of saved games.

use std::cell::Cell;
use std::cmp::Reverse;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::engine::sorted;
use crate::saves::{GameKey, StorageError};
use crate::ui::app_state::{AppStateHandle, StateChange, use_app_state};
use crate::ui::saving::{Label, SavedGame};
use crate::web::save_db;
use crate::web::task::{sleep, spawn};

/// How long to wait before games are copied, in milliseconds, so as not to disturb the page.
const PEACE: u32 = 1_000;

thread_local! {
    /// Whether copying is already scheduled.
    static COPIES: Cell<bool> = const { Cell::new(false) };
}

/// Reads the saved games when the component first renders.
#[hook]
pub fn use_saved_games() {
    let state = use_app_state();
    use_effect_with((), move |()| {
        spawn_local(async move { look(&state).await });
    });
}

/// Reads the saved games, and passes the result to the app's state.
pub async fn look(state: &AppStateHandle) {
    state.dispatch(found().await);
    keep_copies(state);
}

async fn found() -> StateChange {
    match all().await {
        Ok(games) => StateChange::SavedGames(games),
        Err(error) => StateChange::SavedGamesShut(error),
    }
}

/// Schedules copies of all games that have no up-to-date copy.
fn keep_copies(state: &AppStateHandle) {
    if COPIES.replace(true) {
        return;
    }
    let state = state.clone();
    spawn(async move {
        sleep(PEACE).await;
        // Where there is no room for copies, games are stored only once.
        let back = save_db::copy_all().await;
        COPIES.set(false);
        if matches!(back, Ok(1..)) {
            state.dispatch(found().await);
        }
    });
}

/// All saved games, most recently played first.
///
/// # Errors
/// Why they cannot be read.
pub async fn all() -> Result<Vec<SavedGame>, StorageError> {
    let labels = save_db::labels().await?;
    let saved = |(key, label): (GameKey, String)| SavedGame {
        key,
        label: Label::read(&label),
    };
    let touched = |game: &SavedGame| Reverse(game.label.as_ref().map(|label| label.touched));
    Ok(sorted(labels.into_iter().map(saved), touched))
}
