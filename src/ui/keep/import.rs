//! Games that come from files.

use web_sys::File;

use super::shelf::{put, read};
use super::{Damage, lines};
use crate::i18n::keep::{FileFlaw, Tally, Trouble};
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
    let mut there = match there().await {
        Ok(there) => there,
        Err(trouble) => {
            import.trouble = Some(trouble);
            Vec::new()
        }
    };
    for file in files {
        match games(&file).await {
            Ok(games) => {
                for lines in games {
                    import.take(&file.name(), lines, &mut there).await;
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
        there.push(lines(game).await?);
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
    /// Puts a game on the shelf, as far as it is whole. One that went on since is there, too.
    async fn take(&mut self, file: &str, lines: Vec<String>, there: &mut Vec<Vec<String>>) {
        let is_there = |lines: &[String]| there.iter().any(|it| it.starts_with(lines));
        if is_there(&lines) {
            self.tally.there += 1;
            return;
        }
        let (whole, damage) = read(&lines);
        let in_part = damage.is_some();
        self.games.extend(damage.map(|it| (file.to_owned(), it)));
        let tally = &mut self.tally;
        let Some(opened) = whole else {
            tally.unread += 1;
            return;
        };
        let lines = opened.journal.lines().to_vec();
        if is_there(&lines) {
            tally.there += 1;
            return;
        }
        // The first game of a file is the first on the shelf.
        let before = tally.opened + tally.in_part;
        match put(opened, clock::today().saturating_sub(before as u64)).await {
            Ok(_) => {
                there.push(lines);
                tally.opened += usize::from(!in_part);
                tally.in_part += usize::from(in_part);
            }
            Err(trouble) => {
                tally.not_kept += 1;
                self.trouble = Some(trouble);
            }
        }
    }
}
