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
mod kept;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use futures_util::lock::Mutex;
pub use hitch::{Hitch, LIMIT, Loss, PATIENCE, hitch, on_hitch, understood};

use super::channel;
use super::task::{spawn, within};
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

/// How long games wait for an answer about their copies, in milliseconds: those must not stand in their way. Shorter
/// than what is called [late](Hitch::Late).
const COPY_LIMIT: u32 = 2_000;

thread_local! {
    static OPEN: RefCell<Option<SaveDb>> = const { RefCell::new(None) };
    /// How often it was opened in this visit.
    static OPENINGS: Cell<u32> = const { Cell::new(0) };
    /// The games that could not be copied.
    static UNCOPIED: RefCell<BTreeSet<GameKey>> = const { RefCell::new(BTreeSet::new()) };
    /// Held while a game is copied or deleted, so that a copy half made doesn't outlive its game.
    static COPYING: Rc<Mutex<()>> = Rc::default();
}

/// A game as it was in the database.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Taken {
    /// Its lines.
    pub lines: Vec<String>,
    /// Its label.
    pub label: String,
}

/// Why a game has no copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotCopied {
    /// The copy was neither made nor refused in time.
    Silent,
    /// It was refused, or the game could not be read.
    Refused,
}

impl From<StorageError> for NotCopied {
    fn from(_: StorageError) -> Self {
        Self::Refused
    }
}

/// The open database of games.
#[derive(Clone, PartialEq, Debug)]
pub struct SaveDb(Database);

impl SaveDb {
    /// Opens the database, unless it is open.
    ///
    /// # Errors
    /// Why it cannot be opened. Calling this again tries again.
    pub async fn open() -> Result<Self, StorageError> {
        asked(Self::opened).await
    }

    async fn opened() -> Result<Self, StorageError> {
        if let Some(db) = OPEN.with_borrow(Clone::clone) {
            return Ok(db);
        }
        let db = Self(Database::open(is_shut).await?);
        // If this fails now, it may succeed later.
        let _ = db.look_for_loss().await;
        OPENINGS.set(OPENINGS.get() + 1);
        OPEN.set(Some(db.clone()));
        Ok(db)
    }

    /// If the browser has discarded all games, restores them before anybody misses them.
    async fn look_for_loss(&self) -> Result<(), StorageError> {
        if self.0.look()?.games().await? > 0 {
            return Ok(());
        }
        let lost = kept::read().games.len();
        let back = self.bring_back(&[]).await;
        if lost > 0 && !matches!(back, Ok(1..)) {
            hitch::lost(Loss {
                gone: lost,
                ..Loss::default()
            });
        }
        if back == Ok(0) {
            kept::nothing();
        }
        back.map(drop)
    }

    /// Restores each game that has a copy and is not `here`, unless it was deleted: all or none. Returns how many are
    /// there again.
    async fn bring_back(&self, here: &[(GameKey, String)]) -> Result<usize, StorageError> {
        let kept = kept::read();
        let mut lost = BTreeMap::new();
        for (game, label) in in_time(COPY_LIMIT, copies::labels()).await? {
            if here.iter().any(|(it, _)| *it == game) || kept.deleted.contains(&game) {
                continue;
            }
            let lines = within(COPY_LIMIT, copies::lines(game, &label)).await;
            hitch::heard();
            // A copy may be lost, too. If several of one game are left, the newest counts.
            if let Ok(lines) = lines.ok_or(StorageError::Failed)? {
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
                return change.committed(Ok(())).await.map(|()| lost.len());
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
        let back: Vec<_> = lost
            .iter()
            .map(|(game, (_, lines))| (*game, lines.len()))
            .collect();
        hitch::lost(kept.loss(&back, here.len()));
        for (game, lines) in back {
            kept::saved(game, lines);
        }
        Ok(lost.len())
    }

    /// The keys and labels of all games.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        asked(async || {
            let labels = self.begin(Database::look).await?.labels().await?;
            let games: Vec<_> = labels.iter().map(|(game, _)| *game).collect();
            kept::found(&games);
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
        asked(async || self.begin(Database::look).await?.lines(game).await).await
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
        asked(async || {
            let change = self.begin(Database::change).await?;
            let there = change.count(game).await?;
            if there > saved && !is_ours(&change, game, saved, &from).await? {
                return Err(StorageError::Elsewhere);
            }
            let lines = from(there);
            let all = || {
                for (at, line) in (there..).zip(&lines) {
                    change.add(game, at, line)?;
                }
                change.label(game, label)
            };
            let asked = all();
            change.committed(asked).await?;
            kept::saved(game, there + lines.len());
            if there < saved {
                hitch::written_again(saved - there);
            }
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
        let copying = COPYING.with(Rc::clone);
        let _turn = within(COPY_LIMIT, copying.lock()).await;
        // Before the game: a copy that remained, and isn't known to be of a deleted game, would bring it back.
        let is_noted = kept::deleted(game);
        let copy = in_time(COPY_LIMIT, copies::delete(game)).await;
        if !is_noted {
            copy?;
        }
        let there = RefCell::new(None);
        let done = asked(async || {
            let change = self.begin(Database::change).await?;
            let whole = change.whole(game).await?;
            // If this is asked twice, it may have been deleted the first time.
            there.borrow_mut().get_or_insert(whole);
            let asked = change.delete(game);
            change.committed(asked).await
        })
        .await;
        if done.is_err() {
            kept::not_deleted(game);
        }
        done?;
        // Another tab may have found it meanwhile.
        kept::deleted(game);
        note_copy(game, true);
        channel::tell(game);
        Ok(there.take().unwrap_or_default())
    }

    /// Restores games that exist only as copies, and returns how many; copies all others that have no up-to-date
    /// copy, and deletes outdated copies.
    ///
    /// # Errors
    /// Why that failed.
    pub async fn copy_all(&self) -> Result<usize, StorageError> {
        let games = self.labels().await?;
        let is_there = |game: GameKey| games.iter().any(|it| it.0 == game);
        UNCOPIED.with_borrow_mut(|all| all.retain(|game| is_there(*game)));
        let copies = in_time(LIMIT, copies::labels()).await;
        if copies.is_err() {
            games.iter().for_each(|it| note_copy(it.0, false));
        }
        let copies = copies?;
        let back = self.bring_back(&games).await?;
        let mut answers = true;
        for (game, _) in games.iter().filter(|it| !copies.contains(it)) {
            // One that can't be copied must not keep the others from it, unless nothing answers.
            match answers {
                true => answers = self.copy(*game).await != Err(NotCopied::Silent),
                false => note_copy(*game, false),
            }
        }
        let deleted = kept::read().deleted;
        for (game, copied) in &copies {
            // What is not deleted now will be another time.
            let _ = match games.iter().find(|it| it.0 == *game) {
                Some((_, label)) if label != copied => {
                    in_time(LIMIT, copies::drop_one(*game, copied)).await
                }
                None if deleted.contains(game) => in_time(LIMIT, copies::delete(*game)).await,
                _ => Ok(()),
            };
        }
        Ok(back)
    }

    /// Makes a copy of a game, in place of older ones.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn copy(&self, game: GameKey) -> Result<(), NotCopied> {
        let copying = COPYING.with(Rc::clone);
        let _turn = copying.lock().await;
        let done = self.copied(game).await;
        note_copy(game, done.is_ok());
        done
    }

    async fn copied(&self, game: GameKey) -> Result<(), NotCopied> {
        let there = self.look_at(game).await?;
        if there.lines.is_empty() {
            return Ok(());
        }
        let put = within(LIMIT, copies::put(game, &there.label, &there.lines)).await;
        put.ok_or(NotCopied::Silent)??;
        kept::counted(game, there.lines.len());
        // Another tab may have deleted it meanwhile.
        if kept::read().deleted.contains(&game) {
            in_time(LIMIT, copies::delete(game)).await?;
        }
        Ok(())
    }

    async fn look_at(&self, game: GameKey) -> Result<Taken, StorageError> {
        asked(async || self.begin(Database::look).await?.whole(game).await).await
    }

    /// Begins a transaction. If that fails, the browser may have closed the database, so it is opened again, once.
    async fn begin(&self, begin: Begin) -> Result<Transaction, StorageError> {
        if let Ok(begun) = begin(&Self::opened().await?.0) {
            return Ok(begun);
        }
        OPEN.set(None);
        let begun = begin(&Self::opened().await?.0);
        begun.inspect_err(|_| OPEN.set(None))
    }
}

/// Asks the database, and once more if no answer comes: the browser may be closing it, and answers nothing until it is
/// opened again.
async fn asked<T>(ask: impl AsyncFn() -> Result<T, StorageError>) -> Result<T, StorageError> {
    for _ in 0..2 {
        let used = OPEN.with_borrow(Clone::clone);
        if let Some(answer) = answered(ask()).await {
            return answer;
        }
        // Unless another caller has opened it again meanwhile.
        if let Some(used) = used.filter(|used| OPEN.with_borrow(|it| it.as_ref() == Some(used))) {
            OPEN.set(None);
            used.0.close();
        }
    }
    Err(StorageError::Failed)
}

/// What the copies answer, if that comes within so many milliseconds.
async fn in_time<T>(
    millis: u32,
    work: impl Future<Output = Result<T, StorageError>>,
) -> Result<T, StorageError> {
    let done = within(millis, work).await;
    done.unwrap_or(Err(StorageError::Failed))
}

/// How often the database was opened in this visit. It may have lost what was saved before it was last opened.
#[must_use]
pub fn openings() -> u32 {
    OPENINGS.get()
}

/// How many games have no copy, or an old one, because that was all the browser stored; [`on_hitch`] tells when that
/// changes.
#[must_use]
pub fn uncopied() -> usize {
    UNCOPIED.with_borrow(BTreeSet::len)
}

/// Notes whether a game has a copy; one that was deleted needs none.
fn note_copy(game: GameKey, is_there: bool) {
    let is_deleted = kept::read().deleted.contains(&game);
    let changed = UNCOPIED.with_borrow_mut(|all| match is_there || is_deleted {
        true => all.remove(&game),
        false => all.insert(game),
    });
    if changed {
        hitch::tell();
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

impl Transaction {
    /// A game as it is.
    async fn whole(&self, game: GameKey) -> Result<Taken, StorageError> {
        let lines = self.lines(game).await?;
        Ok(Taken {
            lines: lines.into_iter().map(whatever).collect(),
            label: self.label_of(game).await?,
        })
    }
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
    UNCOPIED.take();
    kept::forget();
    hitch::forget();
}
