//! Deleting games, with their copies.

use std::cell::RefCell;

use super::connection::{Database, asked, begin};
use super::games::{Taken, whole};
use super::{copying, kept};
use crate::saves::{GameKey, StorageError};
use crate::web::channel;

/// Deletes a game and its copy, notifies other tabs, and returns what was there.
///
/// # Errors
/// Why it was not deleted.
pub async fn take(game: GameKey) -> Result<Taken, StorageError> {
    // Before the game: a copy that remained, and isn't known to be of a deleted game, would bring it back.
    let _no_copies = copying::without(game).await?;
    let there = RefCell::new(None);
    asked(async || {
        let change = begin(Database::change).await?;
        let whole = whole(&change, game).await?;
        // If this is asked twice, it may have been deleted the first time.
        there.borrow_mut().get_or_insert(whole);
        let asked = change.delete(game);
        change.committed(asked).await
    })
    .await?;
    // Another tab may have found it meanwhile.
    kept::deleted(game);
    copying::note(&[game], true);
    channel::tell(game);
    Ok(there.take().unwrap_or_default())
}
