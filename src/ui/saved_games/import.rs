//! Importing games from files.

use std::cell::Cell;

use web_sys::File;

use super::opening::{Damage, bytes, read};
use crate::games::GameId;
use crate::i18n::game_files::Tally;
use crate::saves::{Bundle, FileError, LARGEST_FILE, Splitter, StorageError, tidied};
use crate::settings::Settings;
use crate::ui::play::Origin;
use crate::web::save_db;
use crate::web::task::sleep;
use crate::web::{clock, file};

/// The result of importing files.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// The number of games by result.
    pub tally: Tally,
    /// The files that are of no use, by name.
    pub files: Vec<(String, FileError)>,
    /// The files that have more games than were read, by name.
    pub with_more: Vec<String>,
    /// The damaged games, by the names of their files.
    pub games: Vec<(String, Damage)>,
    /// Why not everything was saved.
    pub trouble: Option<StorageError>,
    /// A game whose code could not be loaded, so that none of its kind could be imported.
    pub not_loaded: Option<GameId>,
    /// The settings found in a file.
    pub settings: Option<Settings>,
}

/// How many games are processed before other tasks get their turn.
const AT_ONCE: usize = 20;

/// The most damaged games that are listed.
const MOST_SAID: usize = 20;

/// Adds each game in these files that can be read and is not saved yet, until `stopped` is set.
pub async fn import(files: Vec<File>, stopped: &Cell<bool>) -> Import {
    let mut bundles = Vec::new();
    for file in files {
        let mut splitter = Splitter::default();
        let read = |piece: &[u8]| splitter.read(piece) && !stopped.get();
        let read = file::read_on(&file, LARGEST_FILE, read).await;
        bundles.push((file.name(), read.map(|()| splitter.end())));
        if stopped.get() {
            return Import::default();
        }
    }
    import_bundles(bundles, stopped).await
}

/// Like [`import`], from the texts of the files, by name.
pub async fn import_texts(texts: Vec<(String, Result<String, FileError>)>) -> Import {
    let bundle = |text: String| {
        let mut splitter = Splitter::default();
        splitter.read(text.as_bytes());
        splitter.end()
    };
    let bundles = texts.into_iter();
    let bundles = bundles.map(|(name, text)| (name, text.map(bundle)));
    import_bundles(bundles.collect(), &Cell::new(false)).await
}

async fn import_bundles(
    bundles: Vec<(String, Result<Bundle, FileError>)>,
    stopped: &Cell<bool>,
) -> Import {
    let mut import = Import::default();
    let now = clock::today();
    // If the saved games cannot be read, nothing is added to them, and the reason is reported.
    let mut there = there().await;
    for (name, bundle) in bundles {
        let bundle = match bundle.and_then(of_use) {
            Ok(bundle) => bundle,
            Err(why) => {
                import.files.push((name, why));
                continue;
            }
        };
        if bundle.has_more {
            import.with_more.push(name.clone());
        }
        let settings = bundle.settings.map(serde_json::from_value);
        import.settings = settings.and_then(Result::ok).or(import.settings);
        for (at, lines) in bundle.games.into_iter().enumerate() {
            if at % AT_ONCE == AT_ONCE - 1 {
                sleep(0).await;
            }
            if stopped.get() {
                return import;
            }
            let kept = import.take(&name, lines, &there, now).await;
            if let Ok(there) = &mut there {
                there.extend(kept);
            }
        }
    }
    import
}

/// The lines of all saved games.
async fn there() -> Result<Vec<Vec<String>>, StorageError> {
    let mut there = Vec::new();
    for (game, _) in save_db::labels().await? {
        there.push(bytes(game).await?);
    }
    Ok(there)
}

fn of_use(bundle: Bundle) -> Result<Bundle, FileError> {
    match bundle {
        Bundle { is_empty: true, .. } => Err(FileError::Empty),
        Bundle {
            games,
            settings: None,
            ..
        } if games.is_empty() => Err(FileError::Foreign),
        bundle => Ok(bundle),
    }
}

impl Import {
    /// Adds a game to the saved ones, [tidied], as far as it is intact and not there yet, and returns its lines. A
    /// saved game that was continued since counts as there.
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
        let lines = tidied(lines);
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
        let damage = damage.filter(|_| self.games.len() < MOST_SAID);
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
        // The first game of a file comes first among the saved games.
        let before = tally.opened + tally.in_part;
        let touched = now.saturating_sub(before as u64);
        let autosave = opened.autosave().clone().played_at(touched);
        let kept = match there {
            Ok(_) => autosave.save().await,
            Err(shut) => Err(*shut),
        };
        if let Err(trouble) = kept {
            tally.not_saved += 1;
            self.trouble = Some(trouble);
            return None;
        }
        tally.opened += usize::from(!in_part);
        tally.in_part += usize::from(in_part);
        Some(lines)
    }
}
