//! Games that come from files.

use web_sys::File;

use super::opening::{Damage, bytes, read};
use crate::games::GameId;
use crate::i18n::games::Tally;
use crate::saves::{FileError, LARGEST_FILE, StorageError, split};
use crate::ui::play::Origin;
use crate::web::game_db::GameDb;
use crate::web::{clock, file};

/// What became of files that were opened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// How many games fared how.
    pub tally: Tally,
    /// The files that are of no use, by name.
    pub files: Vec<(String, FileError)>,
    /// What is wrong with which games, by the names of their files.
    pub games: Vec<(String, Damage)>,
    /// Why not all of it is kept.
    pub trouble: Option<StorageError>,
    /// The game of which nothing can be opened now, if there is one.
    pub not_loaded: Option<GameId>,
}

/// Puts the games in these files in the library, each that can be read and is not there yet.
pub async fn import(files: Vec<File>) -> Import {
    let mut texts = Vec::new();
    for file in files {
        texts.push((file.name(), file::read(&file, LARGEST_FILE).await));
    }
    import_texts(texts).await
}

/// The same with what stands in the files, by their names.
pub async fn import_texts(texts: Vec<(String, Result<String, FileError>)>) -> Import {
    let mut import = Import::default();
    let now = clock::today();
    // Where the library does not say what is there, it takes nothing either, and says why.
    let mut there = there().await;
    for (name, text) in texts {
        match text.and_then(|text| games(&text)) {
            Ok(games) => {
                for lines in games {
                    let kept = import.take(&name, lines, &there, now).await;
                    if let Ok(there) = &mut there {
                        there.extend(kept);
                    }
                }
            }
            Err(why) => import.files.push((name, why)),
        }
    }
    import
}

/// The lines of all games that are in the library.
async fn there() -> Result<Vec<Vec<String>>, StorageError> {
    let mut there = Vec::new();
    for (game, _) in GameDb::open().await?.labels().await? {
        there.push(bytes(game).await?);
    }
    Ok(there)
}

fn games(text: &str) -> Result<Vec<Vec<String>>, FileError> {
    let games = split(text);
    if games.is_empty() {
        Err(FileError::Foreign)
    } else {
        Ok(games)
    }
}

impl Import {
    /// Puts a game in the library, as far as it is whole and not there yet, and gives its lines. One that
    /// went on since is there.
    async fn take(
        &mut self,
        file: &str,
        lines: Vec<String>,
        there: &Result<Vec<Vec<String>>, StorageError>,
        now: u64,
    ) -> Option<Vec<String>> {
        let is_there = |lines: &[String]| {
            let mut all = there.iter().flatten();
            all.any(|it| it.starts_with(lines))
        };
        if is_there(&lines) {
            self.tally.there += 1;
            return None;
        }
        let (whole, damage) = match read(&lines, &Origin::New).await {
            Ok(read) => read,
            Err(game) => {
                self.tally.unread += 1;
                self.not_loaded = Some(game);
                return None;
            }
        };
        let tally = &mut self.tally;
        let in_part = damage.is_some();
        self.games.extend(damage.map(|it| (file.to_owned(), it)));
        let Some(opened) = whole else {
            tally.unread += 1;
            return None;
        };
        let lines = opened.autosave().lines();
        if is_there(&lines) {
            tally.there += 1;
            return None;
        }
        // The first game of a file is the first in the library.
        let before = tally.opened + tally.in_part;
        let touched = now.saturating_sub(before as u64);
        let autosave = opened.autosave().clone().played_at(touched);
        let kept = match there {
            Ok(_) => autosave.keep().await,
            Err(shut) => Err(*shut),
        };
        if let Err(trouble) = kept {
            tally.not_kept += 1;
            self.trouble = Some(trouble);
            return None;
        }
        tally.opened += usize::from(!in_part);
        tally.in_part += usize::from(in_part);
        Some(lines)
    }
}
