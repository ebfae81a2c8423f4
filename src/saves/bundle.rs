//! Games as a file: journals one after another, their lines as they are stored, and an empty line
//! between them. A line that has a `"format"` begins a game. A file that tells of a problem has a line
//! in front that says of which page in which browser.
//!
//! What a file suffers stays with the game that it happens to: each mark by which the beginning of a
//! game is known has another beside it.

use serde_json::{Value, json};

use super::seal::parse;
use super::{FORMAT, Unreadable, game_of};

/// Some thousands of games, in bytes. Larger files are not ours.
pub const LARGEST_FILE: usize = 32 << 20;

/// What a line has in it, and entries have not, that begins a game.
const MARKS: [&str; 2] = ["format", "record"];

/// What the line has in it that is in front of a report.
const REPORT: &str = "report";

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

/// The games in a file, by their lines: whole, damaged or not ours. None where nothing in it is ours.
///
/// How a file was carried about does not matter: by which signs its lines end, whether empty ones
/// were put in or taken out.
#[must_use]
pub fn split(text: &str) -> Vec<Vec<String>> {
    if text.len() > LARGEST_FILE {
        return Vec::new();
    }
    let mut games: Vec<Vec<String>> = Vec::new();
    let mut after_gap = true;
    for line in text.trim_start_matches('\u{FEFF}').lines().map(str::trim) {
        if line.is_empty() {
            after_gap = true;
            continue;
        }
        match (Line::of(line, after_gap), games.last_mut()) {
            (Line::Report, _) => {}
            (Line::Entry, Some(game)) => game.push(line.into()),
            (Line::Entry, None) | (Line::Begins, _) => games.push(vec![line.into()]),
        }
        after_gap = false;
    }
    let foreign = |game: &Vec<String>| game_of(&game[0]) == Err(Unreadable::Foreign);
    if games.iter().all(foreign) {
        games.clear();
    }
    games
}

/// What a line is in a file.
enum Line {
    /// It begins a game.
    Begins,
    /// It goes on with one.
    Entry,
    /// It is in front of a report.
    Report,
}

impl Line {
    fn of(line: &str, after_gap: bool) -> Self {
        match parse(line) {
            Some(Value::Object(it)) if MARKS.iter().any(|mark| it.contains_key(*mark)) => {
                Self::Begins
            }
            Some(Value::Object(it)) if it.contains_key(REPORT) => Self::Report,
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
