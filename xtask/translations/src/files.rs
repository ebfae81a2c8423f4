//! The files of texts, and those that are written.

use std::collections::BTreeMap;
use std::path::Path;

use crate::flaw::Flaw;

/// The languages: the folders that have text of this kind, English first.
pub(crate) fn languages(from: &Path) -> Result<Vec<String>, Vec<Flaw>> {
    let mut names = vec!["en".to_owned()];
    for name in folders(from)? {
        if name != "en" && !texts_in(from, &name, "ftl")?.is_empty() {
            names.push(name);
        }
    }
    Ok(names)
}

/// The names of all folders in a folder, sorted.
pub(crate) fn folders(from: &Path) -> Result<Vec<String>, Vec<Flaw>> {
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
pub(crate) fn texts_in(
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

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Vec<Flaw>> {
    std::fs::read_to_string(path).map_err(|why| Flaw::of_file(path, &why))
}

/// Writes a file, and the folders it lies in.
pub(crate) fn save(path: &Path, code: &str) -> Result<(), Vec<Flaw>> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, code))
        .map_err(|why| Flaw::of_file(path, &why))
}
