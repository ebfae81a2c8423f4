//! Which games are kept.

use std::cell::Cell;
use std::cmp::Reverse;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::engine::sorted;
use crate::saves::{GameKey, StorageError};
use crate::ui::app_state::{AppStateHandle, StateChange, use_app_state};
use crate::ui::persistence::{KeptGame, Label};
use crate::web::game_db::GameDb;
use crate::web::task::{sleep, spawn};

/// How long a page is left in peace before games are copied, in milliseconds.
const PEACE: u32 = 1_000;

thread_local! {
    /// Whether games will be copied soon.
    static COPIES: Cell<bool> = const { Cell::new(false) };
}

/// Looks through the library when the page that asks appears.
#[hook]
pub fn use_library() {
    let state = use_app_state();
    use_effect_with((), move |()| {
        spawn_local(async move { look(&state).await });
    });
}

/// Looks through the library, and tells the app what is there.
pub async fn look(state: &AppStateHandle) {
    state.dispatch(found().await);
    keep_copies(state);
}

async fn found() -> StateChange {
    match all().await {
        Ok(games) => StateChange::Library(games),
        Err(error) => StateChange::LibraryShut(error),
    }
}

/// Has copies made of all games, before long, where there are none that are up to date.
fn keep_copies(state: &AppStateHandle) {
    if COPIES.replace(true) {
        return;
    }
    let state = state.clone();
    spawn(async move {
        sleep(PEACE).await;
        // Where there is no place for them, games are in one place only.
        let back = async { GameDb::open().await?.copy_all().await }.await;
        COPIES.set(false);
        if matches!(back, Ok(1..)) {
            state.dispatch(found().await);
        }
    });
}

/// All games, the one that was played last first.
///
/// # Errors
/// Why nobody can see them.
pub async fn all() -> Result<Vec<KeptGame>, StorageError> {
    let labels = GameDb::open().await?.labels().await?;
    let kept = |(key, label): (GameKey, String)| KeptGame {
        key,
        label: Label::read(&label),
    };
    let touched = |kept: &KeptGame| Reverse(kept.label.as_ref().map(|label| label.touched));
    Ok(sorted(labels.into_iter().map(kept), touched))
}
