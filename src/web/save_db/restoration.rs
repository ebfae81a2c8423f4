//! Games that the browser has discarded come back from their copies.

#[cfg(target_arch = "wasm32")]
use super::copies;
#[cfg(not(target_arch = "wasm32"))]
use super::copies_in_memory as copies;
use super::hitch::{self, Loss};
#[cfg(target_arch = "wasm32")]
use super::idb::Database;
#[cfg(not(target_arch = "wasm32"))]
use super::in_memory::Database;
use super::kept;
use crate::saves::{GameKey, StorageError};
use crate::web::task::within;

/// How long games wait for an answer about their copies, in milliseconds: those must not stand in their way. Shorter
/// than what is called [late](hitch::Hitch::Late).
pub(super) const PATIENCE: u32 = 2_000;

/// If the browser has discarded all games, restores them before anybody misses them.
pub(super) async fn look_for_loss(database: &Database) -> Result<(), StorageError> {
    if database.look()?.games().await? > 0 {
        return Ok(());
    }
    let lost = kept::read().games.len();
    let back = async { bring_back(database, &copies_of_lost(&[]).await?, 0).await };
    let back = back.await;
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

/// A copy of a game: its label and lines.
type GameCopy = (GameKey, String, Vec<String>);

/// The copies of games that are not `here`, but were not deleted.
pub(super) async fn copies_of_lost(
    here: &[(GameKey, String)],
) -> Result<Vec<GameCopy>, StorageError> {
    let deleted = kept::read().deleted;
    let mut lost: Vec<GameCopy> = Vec::new();
    for (game, label) in in_time(PATIENCE, copies::labels()).await? {
        if here.iter().any(|(it, _)| *it == game) || deleted.contains(&game) {
            continue;
        }
        let lines = within(PATIENCE, copies::lines(game, &label)).await;
        hitch::heard();
        // A copy may be lost, too. If several of one game are left, the newest counts.
        if let Ok(lines) = lines.ok_or(StorageError::Failed)? {
            lost.retain(|(it, ..)| *it != game);
            lost.push((game, label, lines));
        }
    }
    Ok(lost)
}

/// Restores these games, all or none, next to so many others. Returns how many are there again.
pub(super) async fn bring_back(
    database: &Database,
    lost: &[GameCopy],
    others: usize,
) -> Result<usize, StorageError> {
    if lost.is_empty() {
        return Ok(0);
    }
    let change = database.change()?;
    for (game, ..) in lost {
        if change.count(*game).await? > 0 {
            // Another tab was first.
            return change.committed(Ok(())).await.map(|()| lost.len());
        }
    }
    let all = || {
        for (game, label, lines) in lost {
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
        .map(|(game, _, lines)| (*game, lines.len()))
        .collect();
    hitch::lost(kept::read().loss(&back, others));
    for (game, lines) in back {
        kept::saved(game, lines);
    }
    Ok(lost.len())
}

/// What the copies answer, if that comes within so many milliseconds.
pub(super) async fn in_time<T>(
    millis: u32,
    work: impl Future<Output = Result<T, StorageError>>,
) -> Result<T, StorageError> {
    let done = within(millis, work).await;
    done.unwrap_or(Err(StorageError::Failed))
}
