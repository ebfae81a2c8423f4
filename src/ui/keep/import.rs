//! Games that come from files.

use web_sys::File;

use super::shelf::{put, read};
use super::{Damage, bytes};
use crate::i18n::games::Tally;
use crate::i18n::keep::{FileFlaw, Trouble};
use crate::saves::{LARGEST_FILE, split};
use crate::web::shelf::Shelf;
use crate::web::{clock, file};

/// What became of files that were opened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// How many games fared how.
    pub tally: Tally,
    /// The files that are of no use, by name.
    pub files: Vec<(String, FileFlaw)>,
    /// What is wrong with which games, by the names of their files.
    pub games: Vec<(String, Damage)>,
    /// Why not all of it is kept.
    pub trouble: Option<Trouble>,
}

/// Puts the games in these files on the shelf, each that can be read and is not there yet.
pub async fn import(files: Vec<File>) -> Import {
    let mut import = Import::default();
    let now = clock::today();
    // Where the shelf does not say what is there, it takes nothing either, and says why.
    let mut there = there().await.unwrap_or_default();
    for file in files {
        match games(&file).await {
            Ok(games) => {
                for lines in games {
                    let kept = import.take(&file.name(), lines, &there, now).await;
                    there.extend(kept);
                }
            }
            Err(why) => import.files.push((file.name(), why)),
        }
    }
    import
}

/// The lines of all games that are on the shelf.
async fn there() -> Result<Vec<Vec<String>>, Trouble> {
    let mut there = Vec::new();
    for (game, _) in Shelf::open().await?.labels().await? {
        there.push(bytes(game).await?);
    }
    Ok(there)
}

async fn games(from: &File) -> Result<Vec<Vec<String>>, FileFlaw> {
    let games = split(&file::read(from, LARGEST_FILE).await?);
    if games.is_empty() {
        Err(FileFlaw::Foreign)
    } else {
        Ok(games)
    }
}

impl Import {
    /// Puts a game on the shelf, as far as it is whole and not there yet, and gives its lines. One that
    /// went on since is there.
    async fn take(
        &mut self,
        file: &str,
        lines: Vec<String>,
        there: &[Vec<String>],
        now: u64,
    ) -> Option<Vec<String>> {
        let is_there = |lines: &[String]| there.iter().any(|it| it.starts_with(lines));
        let tally = &mut self.tally;
        if is_there(&lines) {
            tally.there += 1;
            return None;
        }
        let (whole, damage) = read(&lines);
        let in_part = damage.is_some();
        self.games.extend(damage.map(|it| (file.to_owned(), it)));
        let Some(opened) = whole else {
            tally.unread += 1;
            return None;
        };
        let lines = opened.journal.lines().to_vec();
        if is_there(&lines) {
            tally.there += 1;
            return None;
        }
        // The first game of a file is the first on the shelf.
        let before = tally.opened + tally.in_part;
        if let Err(trouble) = put(opened, now.saturating_sub(before as u64)).await {
            tally.not_kept += 1;
            self.trouble = Some(trouble);
            return None;
        }
        tally.opened += usize::from(!in_part);
        tally.in_part += usize::from(in_part);
        Some(lines)
    }
}
