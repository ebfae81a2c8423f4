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

mod booklet;
mod messages;

use std::collections::BTreeMap;
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

impl Flaw {
    fn new(file: &str, line: usize, what: &str) -> Self {
        Self {
            file: file.into(),
            line,
            what: what.into(),
        }
    }

    /// A file that can't be read or written.
    fn of_file(path: &Path, why: &std::io::Error) -> Vec<Self> {
        vec![Self::new(&path.display().to_string(), 1, &why.to_string())]
    }
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
    messages::write(from, to)?;
    booklet::write(from, to)
}

/// The languages: the folders that have text of this kind, English first.
fn languages(from: &Path) -> Result<Vec<String>, Vec<Flaw>> {
    let mut names = vec!["en".to_owned()];
    for name in folders(from)? {
        if name != "en" && !texts_in(from, &name, "ftl")?.is_empty() {
            names.push(name);
        }
    }
    Ok(names)
}

/// The names of all folders in a folder, sorted.
fn folders(from: &Path) -> Result<Vec<String>, Vec<Flaw>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(from).map_err(|why| Flaw::of_file(from, &why))? {
        let entry = entry.map_err(|why| Flaw::of_file(from, &why))?;
        if entry.path().is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// The texts in a folder and the folders in it, by the names of their files without the ending: `shell`,
/// `dealt/log`.
fn texts_in(
    from: &Path,
    folder: &str,
    ending: &str,
) -> Result<BTreeMap<String, String>, Vec<Flaw>> {
    let mut texts = BTreeMap::new();
    let folder = from.join(folder);
    if folder.is_dir() {
        add_texts(&folder, "", ending, &mut texts)?;
    }
    Ok(texts)
}

fn add_texts(
    folder: &Path,
    before: &str,
    ending: &str,
    texts: &mut BTreeMap<String, String>,
) -> Result<(), Vec<Flaw>> {
    for entry in std::fs::read_dir(folder).map_err(|why| Flaw::of_file(folder, &why))? {
        let path = entry.map_err(|why| Flaw::of_file(folder, &why))?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            add_texts(&path, &format!("{before}{name}/"), ending, texts)?;
        } else if path.extension().is_some_and(|it| it == ending) {
            texts.insert(format!("{before}{name}"), read(&path)?);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, Vec<Flaw>> {
    std::fs::read_to_string(path).map_err(|why| Flaw::of_file(path, &why))
}

fn save(path: &Path, code: &str) -> Result<(), Vec<Flaw>> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, code))
        .map_err(|why| Flaw::of_file(path, &why))
}
