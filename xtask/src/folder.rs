//! A temporary folder for a test.

use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A folder in the system's temporary directory, removed on drop.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Creates one with this name and these files: paths within it, and contents.
    pub(crate) fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let own = format!("kitchen-table-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(own);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        for (name, text) in files {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().expect("it has one")).expect("a folder");
            std::fs::write(path, text).expect("a file");
        }
        Self(folder)
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The system cleans up what is left.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
