//! Copies of games in memory, next to the in-memory database.

use std::cell::RefCell;

use crate::saves::{GameKey, StorageError};
use crate::web::simulated_browser::{self, Call};

thread_local! {
    static COPIES: RefCell<Vec<(Name, Vec<String>)>> = RefCell::default();
}

/// The game and label of a copy.
type Name = (GameKey, String);

/// The games and labels of all copies, oldest first.
pub(super) async fn labels() -> Result<Vec<Name>, StorageError> {
    simulated_browser::ask(Call::Copies).await?;
    Ok(COPIES.with_borrow(|all| all.iter().map(|(name, _)| name.clone()).collect()))
}

/// The lines of the copy with this label.
pub(super) async fn lines(game: GameKey, label: &str) -> Result<Vec<String>, StorageError> {
    simulated_browser::ask(Call::Copies).await?;
    let name = (game, label.to_owned());
    let copy = COPIES.with_borrow(|all| all.iter().find(|it| it.0 == name).cloned());
    copy.map(|(_, lines)| lines).ok_or(StorageError::Failed)
}

/// Makes a copy, and then deletes those with other labels.
pub(super) async fn put(game: GameKey, label: &str, lines: &[String]) -> Result<(), StorageError> {
    let (name, lines) = ((game, label.to_owned()), lines.to_vec());
    change(Call::Copy, move |all| {
        all.retain(|it| it.0 != name);
        all.push((name, lines));
    })
    .await?;
    drop_others(game, label).await
}

/// Deletes the copies of a game with other labels than this.
pub(super) async fn drop_others(game: GameKey, label: &str) -> Result<(), StorageError> {
    let name = (game, label.to_owned());
    let is_other = move |it: &Name| it.0 == game && *it != name;
    change(Call::DropCopy, move |all| all.retain(|it| !is_other(&it.0))).await
}

/// Deletes all copies of a game.
pub(super) async fn delete(game: GameKey) -> Result<(), StorageError> {
    change(Call::DropCopy, move |all| all.retain(|it| it.0.0 != game)).await
}

async fn change(
    call: Call,
    change: impl FnOnce(&mut Vec<(Name, Vec<String>)>),
) -> Result<(), StorageError> {
    simulated_browser::done(call, || {
        COPIES.with_borrow_mut(change);
        Ok(())
    })
    .await
}
