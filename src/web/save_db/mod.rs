//! The database of saved games, each stored as the lines of its journal and a label: in IndexedDB, or in memory
//! where there is no browser. Acknowledged writes survive the end of the browser. Copies are stored elsewhere,
//! because a browser may discard the whole database.

#[cfg(target_arch = "wasm32")]
mod copies;
#[cfg(not(target_arch = "wasm32"))]
mod copies_in_memory;
mod hitch;
#[cfg(target_arch = "wasm32")]
mod idb;
#[cfg(not(target_arch = "wasm32"))]
mod in_memory;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use futures_util::lock::Mutex;
pub use hitch::{Hitch, PATIENCE, hitch, on_hitch, understood};

use super::channel;
use super::task::spawn;
use crate::saves::{GameKey, StorageError};
#[cfg(not(target_arch = "wasm32"))]
use copies_in_memory as copies;
use hitch::answered;
#[cfg(target_arch = "wasm32")]
use idb::{Database, Transaction};
#[cfg(not(target_arch = "wasm32"))]
use in_memory::{Database, Transaction};

/// Begins a transaction, to read or to change.
type Begin = fn(&Database) -> Result<Transaction, StorageError>;

thread_local! {
    static OPEN: RefCell<Option<SaveDb>> = const { RefCell::new(None) };
    /// The number of games at the last look.
    static THERE: Cell<usize> = const { Cell::new(0) };
    /// Held while a game is copied or deleted, so that a copy half made doesn't outlive its game.
    static COPYING: Rc<Mutex<()>> = Rc::default();
}

/// A game as it was in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Its lines.
    pub lines: Vec<String>,
    /// Its label.
    pub label: String,
}

/// The open database of games.
#[derive(Clone, Debug)]
pub struct SaveDb(Database);

impl SaveDb {
    /// Opens the database, unless it is open.
    ///
    /// # Errors
    /// Why it cannot be opened. Calling this again tries again.
    pub async fn open() -> Result<Self, StorageError> {
        answered(Self::opened()).await
    }

    async fn opened() -> Result<Self, StorageError> {
        if let Some(db) = OPEN.with_borrow(Clone::clone) {
            return Ok(db);
        }
        let db = Self(Database::open(is_shut).await?);
        // If this fails now, it may succeed later.
        let _ = db.look_for_loss().await;
        OPEN.set(Some(db.clone()));
        Ok(db)
    }

    /// If the browser has discarded all games, restores them before anybody misses them.
    async fn look_for_loss(&self) -> Result<(), StorageError> {
        if self.0.look()?.games().await? > 0 {
            return Ok(());
        }
        let before = THERE.replace(0);
        let back = self.bring_back(&[]).await;
        if before > 0 && !matches!(back, Ok(1..)) {
            hitch::lost(0);
        }
        back.map(drop)
    }

    /// Restores each game that has a copy and is not `here`, which cannot restore deleted games, as their copies
    /// are deleted first. Restores all or none, and returns how many.
    async fn bring_back(&self, here: &[(GameKey, String)]) -> Result<usize, StorageError> {
        let mut lost = BTreeMap::new();
        for (game, label) in copies::labels().await? {
            if here.iter().all(|(it, _)| *it != game)
                // A copy may be lost, too. If several of one game are left, the newest counts.
                && let Ok(lines) = copies::lines(game, &label).await
            {
                lost.insert(game, (label, lines));
            }
        }
        if lost.is_empty() {
            return Ok(0);
        }
        let change = self.0.change()?;
        for game in lost.keys() {
            if change.count(*game).await? > 0 {
                // Another tab was first.
                return change.committed(Ok(())).await.map(|()| 0);
            }
        }
        let all = || {
            for (game, (label, lines)) in &lost {
                for (place, line) in lines.iter().enumerate() {
                    change.add(*game, place, line)?;
                }
                change.label(*game, label)?;
            }
            Ok(())
        };
        let asked = all();
        change.committed(asked).await?;
        hitch::lost(lost.len());
        Ok(lost.len())
    }

    /// The keys and labels of all games.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        answered(async {
            let labels = self.begin(Database::look).await?.labels().await?;
            THERE.set(labels.len());
            Ok(labels)
        })
        .await
    }

    /// The lines of a game. A line that is not text becomes an empty one.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn lines(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.all_lines(game).await?;
        Ok(all.into_iter().map(Result::unwrap_or_default).collect())
    }

    /// The lines of a game in any case: one that is not text is replaced by a text that describes it.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn bytes(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.all_lines(game).await?;
        Ok(all.into_iter().map(whatever).collect())
    }

    async fn all_lines(&self, game: GameKey) -> Result<Vec<Result<String, String>>, StorageError> {
        answered(async { self.begin(Database::look).await?.lines(game).await }).await
    }

    /// Appends the lines that are missing, and sets the label: `from` returns the lines from a position on, and
    /// `saved` were known to be there before. When this returns, they are committed, and other tabs are notified. A
    /// game that was deleted meanwhile is restored in full.
    ///
    /// # Errors
    /// Why nothing was written.
    pub async fn add(
        &self,
        game: GameKey,
        saved: usize,
        from: impl Fn(usize) -> Vec<String>,
        label: &str,
    ) -> Result<(), StorageError> {
        answered(async {
            let change = self.begin(Database::change).await?;
            let there = change.count(game).await?;
            if there > saved && !is_ours(&change, game, saved, &from).await? {
                return Err(StorageError::Elsewhere);
            }
            let all = || {
                for (at, line) in (there..).zip(from(there)) {
                    change.add(game, at, &line)?;
                }
                change.label(game, label)
            };
            let asked = all();
            change.committed(asked).await?;
            THERE.set(THERE.get().max(1));
            channel::tell(game);
            Ok(())
        })
        .await
    }

    /// Deletes a game and its copy, notifies other tabs, and returns what was there.
    ///
    /// # Errors
    /// Why it was not deleted.
    pub async fn take(&self, game: GameKey) -> Result<Taken, StorageError> {
        answered(async {
            let copying = COPYING.with(Rc::clone);
            let _turn = copying.lock().await;
            // The copy first: if it remained, it would bring the game back.
            copies::delete(game).await?;
            let change = self.begin(Database::change).await?;
            let lines = change.lines(game).await?.into_iter();
            let labels = change.labels().await?;
            let label = labels.into_iter().find(|(it, _)| *it == game);
            let asked = change.delete(game);
            change.committed(asked).await?;
            THERE.set(THERE.get().saturating_sub(1));
            channel::tell(game);
            Ok(Taken {
                lines: lines.map(whatever).collect(),
                label: label.map(|(_, label)| label).unwrap_or_default(),
            })
        })
        .await
    }

    /// Restores games that exist only as copies, and returns how many; copies all others that have no up-to-date
    /// copy, and deletes outdated copies.
    ///
    /// # Errors
    /// Why that failed.
    pub async fn copy_all(&self) -> Result<usize, StorageError> {
        let copies = copies::labels().await?;
        let games = self.labels().await?;
        let back = self.bring_back(&games).await?;
        for (game, label) in games.iter().filter(|it| !copies.contains(it)) {
            self.copy(*game, label).await?;
        }
        for copy in &copies {
            if games.iter().any(|it| it.0 == copy.0 && it.1 != copy.1) {
                copies::drop_one(copy.0, &copy.1).await?;
            }
        }
        Ok(back)
    }

    /// Makes a copy of a game that has this label.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn copy(&self, game: GameKey, label: &str) -> Result<(), StorageError> {
        let copying = COPYING.with(Rc::clone);
        let _turn = copying.lock().await;
        let lines = self.bytes(game).await?;
        if lines.is_empty() {
            return Ok(());
        }
        copies::put(game, label, &lines).await?;
        // Another tab may have deleted it meanwhile.
        let there = self.begin(Database::look).await?.count(game).await?;
        if there == 0 {
            copies::delete(game).await?;
        }
        Ok(())
    }

    /// Begins a transaction. If that fails, the browser may have closed the database, so it is opened again, once.
    async fn begin(&self, begin: Begin) -> Result<Transaction, StorageError> {
        if let Ok(begun) = begin(&self.0) {
            return Ok(begun);
        }
        OPEN.set(None);
        let begun = begin(&Self::opened().await?.0);
        begun.inspect_err(|_| OPEN.set(None))
    }
}

/// The browser has closed the database, or it is being deleted: it is opened again, to find out what was lost.
fn is_shut() {
    OPEN.set(None);
    spawn(async {
        // If this fails, the next caller gets the reason.
        let _ = SaveDb::open().await;
    });
}

/// A line as text in any case.
fn whatever(line: Result<String, String>) -> String {
    line.unwrap_or_else(|described| described)
}

/// Whether the lines beyond those known to be saved are our own, which the browser reported as failed or never
/// acknowledged.
async fn is_ours(
    change: &Transaction,
    game: GameKey,
    saved: usize,
    from: impl Fn(usize) -> Vec<String>,
) -> Result<bool, StorageError> {
    let there = change.lines(game).await?;
    let there = there.into_iter().skip(saved).map(Result::ok);
    let ours = from(saved).into_iter().map(Some);
    Ok(ours.take(there.len()).eq(there))
}

/// The lines of a game, bypassing simulated faults.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn peek(game: GameKey) -> Vec<String> {
    in_memory::lines(game).into_iter().map(whatever).collect()
}

/// Stores a game as it is, bypassing simulated faults; an error stands for a line that is not text, which it
/// describes.
#[cfg(not(target_arch = "wasm32"))]
pub fn put(game: GameKey, label: &str, lines: Vec<Result<String, String>>) {
    in_memory::put(game, label, lines);
}

/// Loses all games, like a browser that finds its database damaged.
#[cfg(not(target_arch = "wasm32"))]
pub fn lose() {
    in_memory::lose();
}

/// Clears the state of this page, as when the browser is closed.
#[cfg(not(target_arch = "wasm32"))]
pub fn forget() {
    OPEN.set(None);
    THERE.set(0);
    understood();
}
