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
use super::restoration::{PATIENCE, bring_back, copies_of_lost, in_time};
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

/// Notes that each of these games has a copy, or that none of them has; those that were deleted need none.
pub(super) fn note(games: &[GameKey], are_copied: bool) {
    let before = uncopied();
    UNCOPIED.with_borrow_mut(|all| {
        all.retain(|it| !games.contains(it));
        if !are_copied {
            let deleted = kept::read().deleted;
            all.extend(games.iter().filter(|it| !deleted.contains(it)));
        }
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
        note(&keys(&games), false);
    }
    let copies = copies?;
    let lost = copies_of_lost(&games).await?;
    let back = asked(async || bring_back(&opened().await?, &lost, games.len()).await).await?;
    let (copied, others): (Vec<_>, Vec<_>) = games.iter().partition(|it| copies.contains(it));
    note(&keys(copied.iter().copied()), true);
    for (game, label) in copied {
        // Left where the browser ended before they were deleted.
        if copies
            .iter()
            .any(|copy| copy.0 == *game && copy.1 != *label)
        {
            let _ = in_time(LIMIT, copies::drop_others(*game, label)).await;
        }
    }
    let mut others = others.into_iter();
    for (game, _) in others.by_ref() {
        // One that can't be copied must not keep the others from it, unless nothing answers.
        if copy(*game).await == Err(NotCopied::Silent) {
            break;
        }
    }
    note(&keys(others), false);
    let deleted = kept::read().deleted;
    for (game, _) in copies {
        if !is_there(game) && deleted.contains(&game) {
            // What is not deleted now will be another time.
            let _ = in_time(LIMIT, copies::delete(game)).await;
        }
    }
    Ok(back)
}

fn keys<'a>(games: impl IntoIterator<Item = &'a (GameKey, String)>) -> Vec<GameKey> {
    games.into_iter().map(|it| it.0).collect()
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
    note(&[game], done.is_ok());
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
