//! Changes to saved games other than playing them.

use super::opening::{NotOpened, whole};
use crate::saves::{GameKey, StorageError};
use crate::ui::persistence::{Autosave, KeptGame, is_elsewhere};
use crate::web::game_db::{GameDb, Taken};

/// Gives a saved game a title; an empty one removes it. If the game is open, its [`Autosave`] is passed, since only
/// that may write to it.
///
/// # Errors
/// Why the title was not changed.
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
            // Keeps the time it was played last.
            let touched = game.label.as_ref().map_or(0, |old| old.touched);
            autosave.played_at(touched)
        }
    };
    autosave.entitle(title);
    autosave.keep().await.map_err(NotOpened::Storage)
}

/// Deletes a saved game, unless another tab plays it, and returns what was stored. It may be open in this tab.
///
/// # Errors
/// Why it was not deleted.
pub async fn remove(game: GameKey, open: Option<&Autosave>) -> Result<Taken, StorageError> {
    if is_elsewhere(game, open).await {
        return Err(StorageError::Elsewhere);
    }
    // A pending write would put it back.
    if let Some(open) = open {
        open.forget();
    }
    let taken = async { GameDb::open().await?.take(game).await }.await;
    match (taken, open) {
        (Ok(taken), Some(open)) if open.lines().len() > taken.lines.len() => Ok(Taken {
            lines: open.lines(),
            ..taken
        }),
        (Err(why), Some(open)) => {
            open.want();
            Err(why)
        }
        (taken, _) => taken,
    }
}

/// Restores a deleted game.
///
/// # Errors
/// Why it was not restored.
pub async fn put_back(game: GameKey, taken: &Taken) -> Result<(), StorageError> {
    let lines = |there: usize| taken.lines[there.min(taken.lines.len())..].to_vec();
    let db = GameDb::open().await?;
    db.add(game, 0, lines, &taken.label).await
}
