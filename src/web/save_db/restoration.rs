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
    let back = bring_back(database, &[]).await;
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

/// Restores each game that has a copy and is not `here`, unless it was deleted: all or none. Returns how many are there
/// again.
pub(super) async fn bring_back(
    database: &Database,
    here: &[(GameKey, String)],
) -> Result<usize, StorageError> {
    let kept = kept::read();
    let mut lost: Vec<(GameKey, String, Vec<String>)> = Vec::new();
    for (game, label) in in_time(PATIENCE, copies::labels()).await? {
        if here.iter().any(|(it, _)| *it == game) || kept.deleted.contains(&game) {
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
    if lost.is_empty() {
        return Ok(0);
    }
    let change = database.change()?;
    for (game, ..) in &lost {
        if change.count(*game).await? > 0 {
            // Another tab was first.
            return change.committed(Ok(())).await.map(|()| lost.len());
        }
    }
    let all = || {
        for (game, label, lines) in &lost {
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
    hitch::lost(kept.loss(&back, here.len()));
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
