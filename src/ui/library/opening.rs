//! Taking a kept game up.

use crate::games::GameId;
use crate::saves::{self, BrokenOff, GameKey, StorageError, Unreadable};
use crate::ui::play::{GameHandle, Origin};
use crate::ui::registry;
use crate::web::game_db::GameDb;

/// Why a kept game cannot be played on.
#[derive(Clone, PartialEq, Debug)]
pub enum NotOpened {
    /// The browser does not give it, or does not take it.
    Storage(StorageError),
    /// It cannot be read.
    Damage(Damage),
    /// The page's part for such games was not to be had.
    NotLoaded(GameId),
}

/// What is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Why it cannot be read.
    pub why: Unreadable,
    /// How many moves of it can, if its deal can.
    pub whole: Option<usize>,
}

/// The game in these lines as far as it is whole, and what is wrong with it.
///
/// # Errors
/// The game of which nothing can be opened now.
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

/// A kept game, if nothing is wrong with it.
pub(super) async fn whole(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    match read(&lines, &Origin::Kept(game)).await {
        Ok((Some(opened), None)) => Ok(opened),
        Ok((_, damage)) => Err(not_opened(damage)),
        Err(game) => Err(NotOpened::NotLoaded(game)),
    }
}

fn not_opened(damage: Option<Damage>) -> NotOpened {
    damage.map_or(NotOpened::Storage(StorageError::Failed), NotOpened::Damage)
}

/// The lines of a kept game.
async fn lines(game: GameKey) -> Result<Vec<String>, StorageError> {
    GameDb::open().await?.lines(game).await
}

/// What is kept of a game, line by line and whatever it is.
///
/// # Errors
/// Why the browser does not give it.
pub async fn bytes(game: GameKey) -> Result<Vec<String>, StorageError> {
    GameDb::open().await?.bytes(game).await
}

/// Takes a kept game up.
///
/// # Errors
/// Why it cannot be played on.
pub async fn open(game: GameKey) -> Result<GameHandle, NotOpened> {
    let opened = whole(game).await?;
    // It is the one played last now, and so says its new label; if that is not noted, its next move
    // notes it.
    opened.autosave().try_to_keep().await;
    Ok(opened)
}

/// Makes a game of its own of what is whole of one, and takes it up. The other one stays as it is.
///
/// # Errors
/// Why there is none.
pub async fn repair(game: GameKey) -> Result<GameHandle, NotOpened> {
    let lines = lines(game).await.map_err(NotOpened::Storage)?;
    let read = read(&lines, &Origin::New).await;
    let (whole, damage) = read.map_err(NotOpened::NotLoaded)?;
    let whole = whole.ok_or_else(|| not_opened(damage))?;
    let kept = whole.autosave().keep().await;
    kept.map_err(NotOpened::Storage)?;
    Ok(whole)
}
