//! A note about what the database holds, in local storage: it tells what is missing if the database is lost, and which
//! copies must not bring a game back.

use std::cell::RefCell;

use serde::{Deserialize, Serialize};

use super::hitch::Loss;
use crate::saves::GameKey;
use crate::web::local_storage;

/// The name of the note in local storage.
const NAME: &str = "kept";

/// The most deleted games that are remembered: deleting a copy hardly ever fails.
const MOST_DELETED: usize = 100;

/// The note.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Kept {
    /// How many lines of each game were saved; 0 if unknown.
    #[serde(rename = "counts")]
    pub(super) games: Vec<(GameKey, usize)>,
    /// The games that were deleted, the last one last.
    pub(super) deleted: Vec<GameKey>,
}

impl Kept {
    /// What was lost, if the games `back` came back with so many lines, and so many others were never lost.
    pub(super) fn loss(&self, back: &[(GameKey, usize)], others: usize) -> Loss {
        let missing = |(game, lines): &(GameKey, usize)| {
            let before = self
                .games
                .iter()
                .find(|(it, before)| it == game && *before > 0)?;
            Some(before.1.saturating_sub(*lines))
        };
        Loss {
            back: back.len(),
            gone: self.games.len().saturating_sub(back.len() + others),
            moves: back.iter().map(missing).sum(),
        }
    }
}

thread_local! {
    /// The note as this page knows it, where local storage is not available.
    static KNOWN: RefCell<Kept> = RefCell::default();
}

/// Reads the note.
pub(super) fn read() -> Kept {
    let stored = local_storage::load(NAME);
    stored.unwrap_or_else(|| KNOWN.with_borrow(Clone::clone))
}

/// Changes the note, and returns whether it is stored.
fn change(change: impl FnOnce(&mut Kept)) -> bool {
    let stored = local_storage::load::<Kept>(NAME);
    let is_stored = stored.is_some();
    let before = stored.unwrap_or_else(|| KNOWN.with_borrow(Clone::clone));
    let mut kept = before.clone();
    change(&mut kept);
    KNOWN.set(kept.clone());
    is_stored && kept == before || local_storage::save(NAME, &kept)
}

/// Notes that so many lines of a game are saved.
pub(super) fn saved(game: GameKey, lines: usize) {
    change(|kept| {
        kept.games.retain(|it| it.0 != game);
        kept.games.push((game, lines));
        kept.deleted.retain(|it| *it != game);
    });
}

/// Notes that nothing is left.
pub(super) fn nothing() {
    change(|kept| kept.games.clear());
}

/// Notes that a game is being deleted, and returns whether that is stored.
pub(super) fn deleted(game: GameKey) -> bool {
    change(|kept| {
        kept.games.retain(|it| it.0 != game);
        kept.deleted.retain(|it| *it != game);
        kept.deleted.push(game);
        let most = kept.deleted.len().saturating_sub(MOST_DELETED);
        kept.deleted.drain(..most);
    })
}

/// Notes which games are there. If there are none, they may be about to come back.
pub(super) fn found(games: &[GameKey]) {
    change(|kept| {
        if !games.is_empty() {
            kept.games.retain(|(game, _)| games.contains(game));
        }
        kept.deleted.retain(|game| !games.contains(game));
        for game in games {
            if kept.games.iter().all(|it| it.0 != *game) {
                kept.games.push((*game, 0));
            }
        }
    });
}

/// Clears what this page knows, as when it is closed.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn forget() {
    KNOWN.take();
}
