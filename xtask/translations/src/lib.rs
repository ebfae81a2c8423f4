//! Turns the text of each language into Rust while the page is compiled, and refuses what doesn't fit.
//!
//! Text lies in a folder for each language, `src/i18n/en` first: English is the original, in which every message and
//! every clause is declared. What another language lacks, adds or gives other arguments is an error that names the
//! file and the line, so a page in which a sentence is missing doesn't compile.
//!
//! | file | holds |
//! | --- | --- |
//! | `messages` | messages, `*.ftl` |
//! | `booklet` | the rules of a game, `rules/<game>.md` |
//! | `flaw` | what is wrong with a text, and where |
//! | `files` | the folders of texts, and the files that are written |

mod booklet;
mod files;
mod flaw;
mod messages;

use std::path::Path;

pub use flaw::Flaw;

/// Writes the Rust of all languages in the folder `from` to the folder `to`.
///
/// # Errors
/// Everything that is wrong with the texts.
pub fn write(from: &Path, to: &Path) -> Result<(), Vec<Flaw>> {
    messages::write(from, to)?;
    booklet::write(from, to)
}
