//! Games as a file: journals one after another, their lines as they are stored, and an empty line
//! between them. A line that has a `"format"` begins a game. A file that tells of a problem has a line
//! in front that says of which page in which browser.
//!
//! What a file suffers stays with the game that it happens to: each mark by which the beginning of a
//! game is known has another beside it.

use serde::Serialize;
use serde_json::{Value, json};

use super::seal::{LARGEST, parse};
use super::{FORMAT, Unreadable, game_of};

/// Some thousands of games, in bytes. Larger files are not ours.
pub const LARGEST_FILE: usize = 32 << 20;

/// What a line has in it, and entries have not, that begins a game.
const MARKS: [&str; 2] = ["format", "record"];

/// What the line has in it that is in front of a report.
const REPORT: &str = "report";

/// What such a line has in it besides where it holds settings.
const SETTINGS: &str = "settings";

/// As much of a line as is read, in bytes: a little more than of one that is ours.
const LONGEST: usize = LARGEST + 1;

/// Games as the text of a file; each game is given by its lines.
#[must_use]
pub fn join(games: &[Vec<String>]) -> String {
    let games: Vec<String> = games.iter().map(|lines| lines.join("\n") + "\n").collect();
    games.join("\n")
}

/// A game as the text of a file for those who look into a problem with it: of which version of the
/// page, in which browser.
#[must_use]
pub fn report(page: &str, browser: &str, lines: &[String]) -> String {
    let header = json!({ REPORT: FORMAT, "page": page, "browser": browser });
    join(&[vec![header.to_string()], lines.to_vec()])
}

/// Games with settings as the text of a file. Older pages take the line that holds the settings for that in front
/// of a report, and read past it.
#[must_use]
pub fn backup(games: &[Vec<String>], settings: &impl Serialize) -> String {
    let header = json!({ REPORT: FORMAT, SETTINGS: settings });
    join(&[&[vec![header.to_string()]], games].concat())
}

/// The games in a file, by their lines: whole, damaged or not ours. None where nothing in it is ours.
///
/// How a file was carried about does not matter: by which signs its lines end, whether empty ones
/// were put in or taken out.
#[must_use]
pub fn split(text: &str) -> Vec<Vec<String>> {
    let mut splitter = Splitter::default();
    if text.len() <= LARGEST_FILE {
        splitter.read(text.as_bytes());
    }
    splitter.end().games
}

/// How many games may stand in front of the first that is ours. Whatever has more is something else.
const MOST_FOREIGN: usize = 100;

/// What is in a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bundle {
    /// The games, as [`split`] gives them.
    pub games: Vec<Vec<String>>,
    /// The settings, as they were kept.
    pub settings: Option<Value>,
    /// Whether nothing stands in it.
    pub is_empty: bool,
}

/// Reads a file piece by piece, so that nobody need wait for all of it.
#[derive(Debug, Default)]
pub struct Splitter {
    /// What came of the line that is not at its end yet.
    line: Vec<u8>,
    games: Vec<Vec<String>>,
    settings: Option<Value>,
    /// Whether any game so far is ours.
    ours: bool,
    /// Whether a line has come that is not empty.
    begun: bool,
    /// Whether the last line was an entry.
    after_entry: bool,
}

impl Splitter {
    /// Reads on. Says whether there is any use in more.
    pub fn read(&mut self, piece: &[u8]) -> bool {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            // A line that is too long is none of ours, however it goes on.
            let room = LONGEST.saturating_sub(self.line.len());
            self.line.extend(&part[..part.len().min(room)]);
            if part.ends_with(b"\n") {
                self.end_line();
            }
        }
        self.ours || self.games.len() <= MOST_FOREIGN
    }

    /// What was in the file.
    #[must_use]
    pub fn end(mut self) -> Bundle {
        self.end_line();
        Bundle {
            games: if self.ours { self.games } else { Vec::new() },
            settings: self.settings,
            is_empty: !self.begun,
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
        match (Line::of(line, !self.after_entry), self.games.last_mut()) {
            (Line::Report(settings), _) => self.settings = settings.or(self.settings.take()),
            (Line::Entry, Some(game)) => game.push(line.into()),
            (Line::Entry, None) | (Line::Begins, _) => {
                self.ours |= game_of(line) != Err(Unreadable::Foreign);
                self.games.push(vec![line.into()]);
            }
        }
        self.after_entry = true;
    }
}

/// What a line is in a file.
enum Line {
    /// It begins a game.
    Begins,
    /// It goes on with one.
    Entry,
    /// It is in front of a report, or holds these settings.
    Report(Option<Value>),
}

impl Line {
    fn of(line: &str, after_gap: bool) -> Self {
        match parse(line) {
            Some(Value::Object(it)) if MARKS.iter().any(|mark| it.contains_key(*mark)) => {
                Self::Begins
            }
            Some(Value::Object(mut it)) if it.contains_key(REPORT) => {
                Self::Report(it.remove(SETTINGS))
            }
            Some(Value::Object(_)) => Self::Entry,
            // No entry of ours any more. Inside of a name these marks would be written otherwise.
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
