//! Opening saved games.

use crate::games::GameId;
use crate::saves::{self, BrokenOff, GameKey, StorageError, Unreadable};
use crate::ui::play::{GameHandle, Origin};
use crate::ui::registry;
use crate::web::save_db;

/// Why a saved game cannot be continued.
#[derive(Clone, PartialEq, Debug)]
pub enum NotOpened {
    /// The browser failed to read or write it.
    Storage(StorageError),
    /// It cannot be read in full.
    Damage(Damage),
    /// The page's code for this game could not be loaded.
    NotLoaded(GameId),
}

/// What is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Why it cannot be read in full.
    pub why: Unreadable,
    /// The number of moves that can be read, if the deal can.
    pub whole: Option<usize>,
}

/// Reads the game in these lines as far as it is intact, and what is wrong with it.
///
/// # Errors
/// The game whose code could not be loaded.
pub(super) async fn read(
    lines: &[String],
    origin: &Origin,
) -> Result<(Option<GameHandle>, Option<Damage>), GameId> {
    let game = match saves::game_of(lines.first().map_or("", String::as_str)) {
        Ok(game) => game,
        Err(why) => return Ok((None, Some(Damage { why, whole: None }))),
    };
    let side = registry::load(game).await.map_err(|_| game)?;
    Ok(match side.open(lines, origin) {
        Ok(opened) => (Some(opened), None),
        Err(BrokenOff { why, good }) => {
            let opened = side.open(&lines[..good], &Origin::New).ok();
            let whole = opened.as_ref().map(|opened| opened.index().step());
            (opened, Some(Damage { why, whole }))
        }
    })
}

/// Reads a saved game that must be intact.
pub(super) async fn whole(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    match read(&lines, &Origin::Saved(game)).await {
        Ok((Some(opened), None)) => Ok(opened),
        Ok((_, damage)) => Err(not_opened(damage)),
        Err(game) => Err(NotOpened::NotLoaded(game)),
    }
}

fn not_opened(damage: Option<Damage>) -> NotOpened {
    damage.map_or(NotOpened::Storage(StorageError::Failed), NotOpened::Damage)
}

/// The lines of a saved game.
pub(super) async fn lines(game: GameKey) -> Result<Vec<String>, StorageError> {
    save_db::lines(game).await
}

/// Everything stored of a game, line by line, even what is not text.
///
/// # Errors
/// Why it cannot be read.
pub async fn bytes(game: GameKey) -> Result<Vec<String>, StorageError> {
    save_db::bytes(game).await
}

/// Opens a saved game.
///
/// # Errors
/// Why it cannot be continued.
pub async fn open(game: GameKey) -> Result<GameHandle, NotOpened> {
    let opened = whole(game).await?;
    // The new label makes it the game played last; if saving that fails, its next move saves it.
    opened.autosave().try_to_save().await;
    Ok(opened)
}

/// Makes a new game from the intact part of a damaged one, and opens it. The damaged one stays as it is.
///
/// # Errors
/// Why there is no new game.
pub async fn repair(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    let read = read(&lines, &Origin::New).await;
    let (whole, damage) = read.map_err(NotOpened::NotLoaded)?;
    let whole = whole.ok_or_else(|| not_opened(damage))?;
    let saved = whole.autosave().save().await;
    saved.map_err(NotOpened::Storage)?;
    Ok(whole)
}
