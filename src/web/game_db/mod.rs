//! Games that are kept, each as the lines of its journal and a label: in the browser's own database,
//! or in memory where there is no browser. What was acknowledged survives the browser's end.

#[cfg(target_arch = "wasm32")]
mod idb;
#[cfg(not(target_arch = "wasm32"))]
mod in_memory;

use std::cell::RefCell;

use super::channel;
use crate::saves::{GameKey, StorageError};
#[cfg(target_arch = "wasm32")]
use idb::{Database, Transaction};
#[cfg(not(target_arch = "wasm32"))]
use in_memory::{Database, Transaction};

/// A way to begin.
type Begin = fn(&Database) -> Result<Transaction, StorageError>;

thread_local! {
    static OPEN: RefCell<Option<GameDb>> = const { RefCell::new(None) };
}

/// The database of games, open.
#[derive(Clone, Debug)]
pub struct GameDb(Database);

impl GameDb {
    /// Opens it, unless it is open.
    ///
    /// # Errors
    /// Why it stays shut. It may be tried again.
    pub async fn open() -> Result<Self, StorageError> {
        if let Some(db) = OPEN.with_borrow(Clone::clone) {
            return Ok(db);
        }
        let db = Self(Database::open().await?);
        OPEN.set(Some(db.clone()));
        Ok(db)
    }

    /// All games on it, with their labels.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        self.begin(Database::look).await?.labels().await
    }

    /// The lines of a game. One that is no text comes as an empty one.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn lines(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.begin(Database::look).await?.lines(game).await?;
        Ok(all.into_iter().map(Result::unwrap_or_default).collect())
    }

    /// The lines of a game, whatever they are: one that is no text comes as a text that describes it.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn bytes(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.begin(Database::look).await?.lines(game).await?;
        let line = |it: Result<String, String>| it.unwrap_or_else(|described| described);
        Ok(all.into_iter().map(line).collect())
    }

    /// Adds to a game the lines `from` the first that is not there yet, when so many were `kept`
    /// before, and gives it this label. Once this is done, they are kept, and other tabs are told. A
    /// game that was deleted meanwhile is put back whole.
    ///
    /// # Errors
    /// Why none of it was kept.
    pub async fn add(
        &self,
        game: GameKey,
        kept: usize,
        from: impl Fn(usize) -> Vec<String>,
        label: &str,
    ) -> Result<(), StorageError> {
        let change = self.begin(Database::change).await?;
        let there = change.count(game).await?;
        if there > kept && !is_ours(&change, game, kept, &from).await? {
            return Err(StorageError::Elsewhere);
        }
        let all = || {
            for (at, line) in (there..).zip(from(there)) {
                change.add(game, at, &line)?;
            }
            change.label(game, label)
        };
        let asked = all();
        change.kept(asked).await?;
        channel::tell(game);
        Ok(())
    }

    /// Deletes a game, and tells other tabs.
    ///
    /// # Errors
    /// Why it is still there.
    pub async fn remove(&self, game: GameKey) -> Result<(), StorageError> {
        let change = self.begin(Database::change).await?;
        let asked = change.delete(game);
        change.kept(asked).await?;
        channel::tell(game);
        Ok(())
    }

    /// Begins a look or a change. Perhaps the browser has shut a database that lets nobody begin: it is
    /// opened anew, once.
    async fn begin(&self, begin: Begin) -> Result<Transaction, StorageError> {
        if let Ok(begun) = begin(&self.0) {
            return Ok(begun);
        }
        OPEN.set(None);
        let begun = begin(&Self::open().await?.0);
        begun.inspect_err(|_| OPEN.set(None))
    }
}

/// Whether what is there beyond what is known to be kept are our own lines, of which the browser has
/// said that they are not kept, or has not said that they are.
async fn is_ours(
    change: &Transaction,
    game: GameKey,
    kept: usize,
    from: impl Fn(usize) -> Vec<String>,
) -> Result<bool, StorageError> {
    let there = change.lines(game).await?;
    let there = there.into_iter().skip(kept).map(Result::ok);
    let ours = from(kept).into_iter().map(Some);
    Ok(ours.take(there.len()).eq(there))
}

/// The lines of a game, without asking for them.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn peek(game: GameKey) -> Vec<String> {
    let line = |it: Result<String, String>| it.unwrap_or_else(|described| described);
    in_memory::lines(game).into_iter().map(line).collect()
}

/// Puts a game there as it is, without asking: each line a text, or else something that the text
/// describes.
#[cfg(not(target_arch = "wasm32"))]
pub fn put(game: GameKey, label: &str, lines: Vec<Result<String, String>>) {
    in_memory::put(game, label, lines);
}

/// Forgets that it is open, as at the end of the browser.
#[cfg(not(target_arch = "wasm32"))]
pub fn forget() {
    OPEN.set(None);
}
