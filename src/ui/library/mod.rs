//! The library: the games that are kept, as pages see them.

mod import;

pub use import::{Import, import};

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::app_state::{AppStateHandle, StateChange, use_app_state};
use super::persistence::{Autosave, KeptGame, is_elsewhere};
use super::play::{GameHandle, Origin};
use super::registry;
use crate::saves::{BrokenOff, GameKey, StorageError, Unreadable};
use crate::web::idb::GameDb;

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
async fn all() -> Result<Vec<KeptGame>, StorageError> {
    let labels = GameDb::open().await?.labels().await?;
    let kept = |(key, label): (GameKey, String)| KeptGame {
        key,
        label: serde_json::from_str(&label).ok(),
    };
    let mut all: Vec<KeptGame> = labels.into_iter().map(kept).collect();
    all.sort_by_key(|kept| std::cmp::Reverse(kept.label.as_ref().map(|label| label.touched)));
    Ok(all)
}

/// Why a kept game cannot be played on.
#[derive(Clone, PartialEq, Debug)]
pub enum NotOpened {
    /// The browser does not give it, or does not take it.
    Storage(StorageError),
    /// It cannot be read.
    Damage(Damage),
}

/// What is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Why it cannot be read.
    pub why: Unreadable,
    /// How many moves of it can, if its deal can.
    pub whole: Option<usize>,
}

/// The game in these lines as far as it is whole, and what is wrong with it.
fn read(lines: &[String], origin: &Origin) -> (Option<GameHandle>, Option<Damage>) {
    match registry::open(lines, origin) {
        Ok(opened) => (Some(opened), None),
        Err(BrokenOff { why, good }) => {
            let opened = registry::open(&lines[..good], &Origin::New).ok();
            let whole = opened.as_ref().map(|opened| opened.index().step());
            (opened, Some(Damage { why, whole }))
        }
    }
}

/// A kept game, if nothing is wrong with it.
async fn whole(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    match read(&lines, &Origin::Kept(game)) {
        (Some(opened), None) => Ok(opened),
        (_, damage) => Err(not_opened(damage)),
    }
}

fn not_opened(damage: Option<Damage>) -> NotOpened {
    damage.map_or(NotOpened::Storage(StorageError::Failed), NotOpened::Damage)
}

/// The lines of a kept game.
async fn lines(game: GameKey) -> Result<Vec<String>, StorageError> {
    GameDb::open().await?.lines(game).await
}

/// What is kept of a game, line by line and whatever it is.
///
/// # Errors
/// Why the browser does not give it.
pub async fn bytes(game: GameKey) -> Result<Vec<String>, StorageError> {
    GameDb::open().await?.bytes(game).await
}

/// Takes a kept game up.
///
/// # Errors
/// Why it cannot be played on.
pub async fn open(game: GameKey) -> Result<GameHandle, NotOpened> {
    let opened = whole(game).await?;
    // It is the one played last now, and so says its new label; if that is not noted, its next move
    // notes it.
    let _ = opened.autosave().keep().await;
    Ok(opened)
}

/// Makes a game of its own of what is whole of one, and takes it up. The other one stays as it is.
///
/// # Errors
/// Why there is none.
pub async fn repair(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    let (whole, damage) = read(&lines, &Origin::New);
    let whole = whole.ok_or_else(|| not_opened(damage))?;
    let kept = whole.autosave().keep().await;
    kept.map_err(NotOpened::Storage)?;
    Ok(whole)
}

/// Gives a kept game a title; an empty one is none. The one that is open has an [`Autosave`] already,
/// which alone writes it on.
///
/// # Errors
/// Why it has none.
pub async fn rename(
    game: &KeptGame,
    title: &str,
    open: Option<&Autosave>,
) -> Result<(), NotOpened> {
    if is_elsewhere(game.key, open).await {
        return Err(NotOpened::Storage(StorageError::Elsewhere));
    }
    let autosave = match open {
        Some(autosave) => autosave.clone(),
        None => {
            let autosave = whole(game.key).await?.autosave().clone();
            // It was not played now.
            let touched = game.label.as_ref().map_or(0, |old| old.touched);
            autosave.played_at(touched)
        }
    };
    autosave.entitle(title);
    autosave.keep().await.map_err(NotOpened::Storage)
}

/// Deletes a kept game for good, unless another tab plays it. It may be open here.
///
/// # Errors
/// Why it is still there.
pub async fn remove(game: GameKey, open: Option<&Autosave>) -> Result<(), StorageError> {
    if is_elsewhere(game, open).await {
        return Err(StorageError::Elsewhere);
    }
    GameDb::open().await?.remove(game).await
}
