//! Changes to saved games other than playing them.

use super::contents::all;
use super::opening::{NotOpened, lines, whole};
use crate::saves::{GameKey, Journal, StorageError};
use crate::setup::names::{LONGEST_TITLE, meant};
use crate::ui::saving::{Autosave, is_elsewhere};
use crate::web::save_db::{self, Taken};

/// Gives a saved game a title, [as it was meant](meant); an empty one removes it. If the game is open, its
/// [`Autosave`] is passed, since only that may write to it.
///
/// # Errors
/// Why the title was not changed.
pub async fn rename(game: GameKey, title: &str, open: Option<&Autosave>) -> Result<(), NotOpened> {
    if is_elsewhere(game, open).await {
        return Err(NotOpened::Storage(StorageError::Elsewhere));
    }
    let autosave = match open {
        Some(autosave) => autosave.clone(),
        None => closed(game).await?,
    };
    autosave.entitle(&meant(title, LONGEST_TITLE));
    autosave.save().await.map_err(NotOpened::Storage)
}

/// The [`Autosave`] of a game that is not open, which keeps the time it was played last. The game is not replayed,
/// unless its journal is damaged, to find out how far, or its label is lost.
async fn closed(game: GameKey) -> Result<Autosave, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    // After the lines: if another tab adds some in between, nothing can be written here.
    let games = all().await.map_err(NotOpened::Storage)?;
    let label = games.into_iter().find(|kept| kept.key == game);
    let label = label.and_then(|kept| kept.label);
    if let (Ok(journal), Some(label)) = (Journal::read_unplayed(&lines), label) {
        let touched = label.touched;
        return Ok(Autosave::open(game, journal, label).played_at(touched));
    }
    Ok(whole(game).await?.autosave().clone().played_at(0))
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
    match (save_db::take(game).await, open) {
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
    save_db::add(game, 0, lines, &taken.label).await
}
