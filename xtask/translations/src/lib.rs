//! Turns the text of each language into Rust while the page is compiled, and refuses what doesn't fit.
//!
//! Text lies in a folder for each language, `src/i18n/en` first: English is the original, in which every message and
//! every clause is declared. What another language lacks, adds or gives other arguments is an error that names the
//! file and the line, so a page in which a sentence is missing doesn't compile.
//!
//! | file | holds |
//! | --- | --- |
//! | [`booklet`] | the rules of a game, `rules/<game>.md` |

mod booklet;

use std::fmt;
use std::path::Path;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The file, relative to the folder of all languages.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub what: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Writes the Rust of all languages in the folder `from` to the folder `to`.
///
/// # Errors
/// Everything that is wrong with the texts.
pub fn write(from: &Path, to: &Path) -> Result<(), Vec<Flaw>> {
    booklet::write(from, to)
}
