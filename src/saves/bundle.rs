//! Games as a file: journals one after another, with their lines as stored and an empty line between journals.
//! A line with a `"format"` begins a game. A bug report begins with a line that names the version of the page
//! and the browser.
//!
//! Damage to a file affects only the game in which it occurs: either of two marks shows where a game begins.

use serde::Serialize;
use serde_json::{Value, json};

use super::seal::{LARGEST, parse};
use super::{FORMAT, Unreadable, game_of};

/// The largest file that is read, in bytes: room for 150 of the longest games that bots play, which are of eight at
/// Swoop and take 110 KB each, and for as many of the shortest as [are read](MOST_GAMES).
pub const LARGEST_FILE: usize = 16 << 20;

/// The most games that are read from a file: a game on each of 2000 evenings. The shortest that bots play to the end,
/// which are of three at Sloop, take 6 KB each.
pub const MOST_GAMES: usize = 2_000;

/// Keys found in a line that begins a game, but not in entries.
const MARKS: [&str; 2] = ["format", "record"];

/// The key that marks the first line of a report.
const REPORT: &str = "report";

/// The further key of such a line if it contains settings.
const SETTINGS: &str = "settings";

/// How much of a line is read, in bytes: just over the limit for valid lines.
const LONGEST: usize = LARGEST + 1;

/// The text of a file that contains these games, each given by its lines.
#[must_use]
pub fn join(games: &[Vec<String>]) -> String {
    let games: Vec<String> = games.iter().map(|lines| lines.join("\n") + "\n").collect();
    games.join("\n")
}

/// The text of a bug report: a game, with the version of the page and the browser.
#[must_use]
pub fn report(page: &str, browser: &str, lines: &[String]) -> String {
    let header = json!({ REPORT: FORMAT, "page": page, "browser": browser });
    join(&[vec![header.to_string()], lines.to_vec()])
}

/// The texts of files that together contain games and settings: one, unless it would be larger or have more games than
/// are read from a file. Older versions of the page take the line with the settings for the first line of a report, and
/// skip it.
#[must_use]
pub fn backup(games: &[Vec<String>], settings: &impl Serialize) -> Vec<String> {
    let header = vec![json!({ REPORT: FORMAT, SETTINGS: settings }).to_string()];
    // Each line with a line break, and an empty line after each game.
    let size = |lines: &Vec<String>| 1 + lines.iter().map(|line| line.len() + 1).sum::<usize>();
    let mut files = vec![vec![header.clone()]];
    let mut room = LARGEST_FILE - size(&header);
    for game in games {
        let last = files.last().map_or(0, Vec::len);
        if last > 1 && (size(game) > room || last > MOST_GAMES) {
            files.push(vec![header.clone()]);
            room = LARGEST_FILE - size(&header);
        }
        room = room.saturating_sub(size(game));
        if let Some(file) = files.last_mut() {
            file.push(game.clone());
        }
    }
    files.iter().map(|games| join(games)).collect()
}

/// The games in a file, by their lines: intact, damaged or foreign. Empty if nothing in it is a save.
///
/// Changes in transit do not matter: any kind of line break is accepted, and empty lines may have been added or
/// removed.
#[must_use]
pub fn split(text: &str) -> Vec<Vec<String>> {
    let mut splitter = Splitter::default();
    if text.len() <= LARGEST_FILE {
        splitter.read(text.as_bytes());
    }
    splitter.end().games
}

/// The most foreign games that may precede the first save; a file with more is something else.
const MOST_FOREIGN: usize = 100;

/// The contents of a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bundle {
    /// The games, as returned by [`split`].
    pub games: Vec<Vec<String>>,
    /// The settings, as stored.
    pub settings: Option<Value>,
    /// Whether the file is blank.
    pub is_empty: bool,
    /// Whether it has more games than [`MOST_GAMES`], of which the others were not read.
    pub has_more: bool,
}

/// Reads a file piece by piece, so that the page stays responsive.
#[derive(Debug, Default)]
pub struct Splitter {
    /// The start of a line whose end has not been read yet.
    line: Vec<u8>,
    games: Vec<Vec<String>>,
    settings: Option<Value>,
    /// Whether any game so far is a save.
    ours: bool,
    /// Whether any non-empty line has been read.
    begun: bool,
    /// Whether the last line was an entry.
    after_entry: bool,
    /// Whether another game began after as many as are read.
    has_more: bool,
}

impl Splitter {
    /// Reads the next piece. Returns whether reading more is worthwhile.
    pub fn read(&mut self, piece: &[u8]) -> bool {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            if self.has_more {
                return false;
            }
            // A line that is too long is invalid, however it continues.
            let room = LONGEST.saturating_sub(self.line.len());
            self.line.extend(&part[..part.len().min(room)]);
            if part.ends_with(b"\n") {
                self.end_line();
            }
        }
        self.ours || self.games.len() <= MOST_FOREIGN
    }

    /// Returns the contents of the file.
    #[must_use]
    pub fn end(mut self) -> Bundle {
        self.end_line();
        Bundle {
            games: if self.ours { self.games } else { Vec::new() },
            settings: self.settings,
            is_empty: !self.begun,
            has_more: self.has_more,
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8_lossy(&line);
        let line = match self.begun {
            true => line.trim(),
            false => line.trim_start_matches('\u{FEFF}').trim(),
        };
        if line.is_empty() {
            self.after_entry = false;
            return;
        }
        self.begun = true;
        let is_full = self.games.len() == MOST_GAMES;
        match (LineRole::of(line, !self.after_entry), self.games.last_mut()) {
            (LineRole::Report(settings), _) => self.settings = settings.or(self.settings.take()),
            (LineRole::Entry, Some(game)) => game.push(line.into()),
            _ if is_full => self.has_more = true,
            (LineRole::Entry, None) | (LineRole::Begins, _) => {
                self.ours |= game_of(line) != Err(Unreadable::Foreign);
                self.games.push(vec![line.into()]);
            }
        }
        self.after_entry = true;
    }
}

/// The role of a line in a file.
enum LineRole {
    /// It begins a game.
    Begins,
    /// It continues a game.
    Entry,
    /// It begins a report, or contains these settings.
    Report(Option<Value>),
}

impl LineRole {
    fn of(line: &str, after_gap: bool) -> Self {
        match parse(line) {
            Some(Value::Object(it)) if MARKS.iter().any(|mark| it.contains_key(*mark)) => {
                Self::Begins
            }
            Some(Value::Object(mut it)) if it.contains_key(REPORT) => {
                Self::Report(it.remove(SETTINGS))
            }
            Some(Value::Object(_)) => Self::Entry,
            // Not a valid entry. Within a name the quotation marks would be escaped.
            _ if after_gap => Self::Begins,
            _ if MARKS
                .iter()
                .any(|mark| line.contains(&format!("\"{mark}\":"))) =>
            {
                Self::Begins
            }
            _ => Self::Entry,
        }
    }
}
