//! Reading games, and writing them.

use super::connection::{Database, Transaction, asked, begin};
use super::{hitch, kept};
use crate::saves::{GameKey, StorageError};
use crate::web::channel;

/// A game as it was in the database.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Taken {
    /// Its lines.
    pub lines: Vec<String>,
    /// Its label.
    pub label: String,
}

/// The keys and labels of all games.
///
/// # Errors
/// Why they cannot be read.
pub async fn labels() -> Result<Vec<(GameKey, String)>, StorageError> {
    asked(async || {
        let labels = begin(Database::look).await?.labels().await?;
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
pub async fn lines(game: GameKey) -> Result<Vec<String>, StorageError> {
    let all = all_lines(game).await?;
    Ok(all.into_iter().map(Result::unwrap_or_default).collect())
}

/// The lines of a game in any case: one that is not text is replaced by a text that describes it.
///
/// # Errors
/// Why they cannot be read.
pub async fn bytes(game: GameKey) -> Result<Vec<String>, StorageError> {
    let all = all_lines(game).await?;
    Ok(all.into_iter().map(whatever).collect())
}

async fn all_lines(game: GameKey) -> Result<Vec<Result<String, String>>, StorageError> {
    asked(async || begin(Database::look).await?.lines(game).await).await
}

/// Appends the lines that are missing, and sets the label: `from` returns the lines from a position on, and `saved`
/// were known to be there before. When this returns, they are committed, and other tabs are notified. A game that was
/// deleted meanwhile is restored in full.
///
/// # Errors
/// Why nothing was written.
pub async fn add(
    game: GameKey,
    saved: usize,
    from: impl Fn(usize) -> Vec<String>,
    label: &str,
) -> Result<(), StorageError> {
    asked(async || {
        let change = begin(Database::change).await?;
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

/// A game as it is.
pub(super) async fn whole(asked: &Transaction, game: GameKey) -> Result<Taken, StorageError> {
    let lines = asked.lines(game).await?;
    Ok(Taken {
        lines: lines.into_iter().map(whatever).collect(),
        label: asked.label_of(game).await?,
    })
}

/// A line as text in any case.
pub(super) fn whatever(line: Result<String, String>) -> String {
    line.unwrap_or_else(|described| described)
}
