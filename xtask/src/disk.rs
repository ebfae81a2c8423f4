//! Files on the disk; a failure names the one that it is about.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::steps::Outcome;

/// Returns the contents of a file.
pub(crate) fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(failed("read", path))
}

/// Returns the text of a file.
pub(crate) fn text(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(failed("read", path))
}

/// Writes a file.
pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Outcome {
    fs::write(path, contents).map_err(failed("written", path))
}

/// Removes a file.
pub(crate) fn remove(path: &Path) -> Outcome {
    fs::remove_file(path).map_err(failed("removed", path))
}

/// The paths of all files within a folder, without its own.
pub(crate) fn files(folder: &Path) -> Outcome<BTreeSet<PathBuf>> {
    let mut all = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(within) = folders.pop() {
        let path = folder.join(&within);
        let unread = || failed("read", &path);
        for entry in fs::read_dir(&path).map_err(unread())? {
            let entry = entry.map_err(unread())?;
            let inside = within.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(inside);
            } else {
                all.insert(inside);
            }
        }
    }
    Ok(all)
}

/// What to say of a file or folder if that can't be done with it.
pub(crate) fn failed(done: &str, path: &Path) -> impl FnOnce(io::Error) -> String {
    let said = format!("{} can't be {done}", path.display());
    move |why| format!("{said}: {why}")
}
