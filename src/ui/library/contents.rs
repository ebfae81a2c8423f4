//! Which games are kept.

use std::cmp::Reverse;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::engine::sorted;
use crate::saves::{GameKey, StorageError};
use crate::ui::app_state::{AppStateHandle, StateChange, use_app_state};
use crate::ui::persistence::KeptGame;
use crate::web::game_db::GameDb;

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
    state.dispatch(match all().await {
        Ok(games) => StateChange::Library(games),
        Err(error) => StateChange::LibraryShut(error),
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
        label: serde_json::from_str(&label).ok(),
    };
    let touched = |kept: &KeptGame| Reverse(kept.label.as_ref().map(|label| label.touched));
    Ok(sorted(labels.into_iter().map(kept), touched))
}
