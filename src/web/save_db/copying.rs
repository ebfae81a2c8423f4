//! Copies follow the games.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use futures_util::lock::{Mutex, OwnedMutexGuard};

use super::connection::{Database, asked, begin, opened};
#[cfg(target_arch = "wasm32")]
use super::copies;
#[cfg(not(target_arch = "wasm32"))]
use super::copies_in_memory as copies;
use super::games::{Taken, labels, whole};
use super::hitch::{self, LIMIT};
use super::kept;
use super::restoration::{PATIENCE, bring_back, in_time};
use crate::saves::{GameKey, StorageError};
use crate::web::task::{sleep, spawn, within};

/// How long copies may lag behind a game that is played, in milliseconds.
const LAG: u32 = 3_000;

thread_local! {
    /// The games that could not be copied.
    static UNCOPIED: RefCell<Vec<GameKey>> = const { RefCell::new(Vec::new()) };
    /// The games that were saved since they were copied in this visit.
    static BEHIND: RefCell<Vec<GameKey>> = const { RefCell::new(Vec::new()) };
    /// Whether those are being copied.
    static FOLLOWS: Cell<bool> = const { Cell::new(false) };
    /// Held while a game is copied or deleted, so that a copy half made doesn't outlive its game.
    static TURN: Arc<Mutex<()>> = Arc::default();
}

/// Why a game has no copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NotCopied {
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

/// How many games have no copy, or an old one, because that was all the browser stored;
/// [`on_hitch`](super::on_hitch) tells when that changes.
#[must_use]
pub fn uncopied() -> usize {
    UNCOPIED.with_borrow(Vec::len)
}

/// Notes whether a game has a copy; one that was deleted needs none.
pub(super) fn note(game: GameKey, is_there: bool) {
    let is_deleted = kept::read().deleted.contains(&game);
    let before = uncopied();
    UNCOPIED.with_borrow_mut(|all| {
        all.retain(|it| *it != game);
        all.extend((!is_there && !is_deleted).then_some(game));
    });
    if uncopied() != before {
        hitch::tell();
    }
}

/// Restores games that exist only as copies, and returns how many; copies all others that have no up-to-date copy, and
/// deletes older copies and those of deleted games.
///
/// # Errors
/// Why that failed.
pub async fn copy_all() -> Result<usize, StorageError> {
    let games = labels().await?;
    let is_there = |game: GameKey| games.iter().any(|it| it.0 == game);
    UNCOPIED.with_borrow_mut(|all| all.retain(|game| is_there(*game)));
    let copies = in_time(LIMIT, copies::labels()).await;
    if copies.is_err() {
        games.iter().for_each(|it| note(it.0, false));
    }
    let copies = copies?;
    let back = bring_back(&opened().await?, &games).await?;
    // Left where the browser ended before they were deleted.
    let has_older =
        |it: &(GameKey, String)| copies.iter().any(|copy| copy.0 == it.0 && copy.1 != it.1);
    let mut answers = true;
    for it in &games {
        match copies.contains(it) {
            true => {
                note(it.0, true);
                if has_older(it) {
                    let _ = in_time(LIMIT, copies::drop_others(it.0, &it.1)).await;
                }
            }
            // One that can't be copied must not keep the others from it, unless nothing answers.
            false if answers => answers = copy(it.0).await != Err(NotCopied::Silent),
            false => note(it.0, false),
        }
    }
    let deleted = kept::read().deleted;
    for (game, _) in copies {
        if !is_there(game) && deleted.contains(&game) {
            // What is not deleted now will be another time.
            let _ = in_time(LIMIT, copies::delete(game)).await;
        }
    }
    Ok(back)
}

/// Copies a game that was saved, in the background and after a while, with what is saved meanwhile.
pub fn copy_behind(game: GameKey) {
    BEHIND.with_borrow_mut(|all| {
        all.retain(|it| *it != game);
        all.push(game);
    });
    if FOLLOWS.replace(true) {
        return;
    }
    spawn(async {
        while BEHIND.with_borrow(|all| !all.is_empty()) {
            sleep(LAG).await;
            for game in BEHIND.take() {
                let _ = copy(game).await;
            }
        }
        FOLLOWS.set(false);
    });
}

/// Makes a copy of a game, in place of older ones.
async fn copy(game: GameKey) -> Result<(), NotCopied> {
    let _turn = turn().await;
    let done = copied(game).await;
    note(game, done.is_ok());
    done
}

async fn copied(game: GameKey) -> Result<(), NotCopied> {
    let there = asked(async || whole(&begin(Database::look).await?, game).await);
    let Taken { lines, label } = there.await?;
    if lines.is_empty() {
        return Ok(());
    }
    let put = within(LIMIT, copies::put(game, &label, &lines)).await;
    put.ok_or(NotCopied::Silent)??;
    // Another tab may have deleted it meanwhile.
    if kept::read().deleted.contains(&game) {
        in_time(LIMIT, copies::delete(game)).await?;
    }
    Ok(())
}

/// Deletes the copies of a game that is to be deleted, and sees to it that none brings it back. While what is returned
/// is held, no copy is made.
pub(super) async fn without(game: GameKey) -> Result<Option<OwnedMutexGuard<()>>, StorageError> {
    BEHIND.with_borrow_mut(|all| all.retain(|it| *it != game));
    let turn = within(PATIENCE, turn()).await;
    let is_noted = kept::deleted(game);
    let copy = in_time(PATIENCE, copies::delete(game)).await;
    if !is_noted {
        copy?;
    }
    Ok(turn)
}

async fn turn() -> OwnedMutexGuard<()> {
    TURN.with(Arc::clone).lock_owned().await
}

/// Clears the state of this page, as when the browser is closed.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn forget() {
    UNCOPIED.take();
    BEHIND.take();
    FOLLOWS.set(false);
}
