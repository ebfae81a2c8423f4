//! A folder of one test's own.

use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A folder under the machine's own for what passes. It is gone when this is dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// One of this name, with these files: their paths in it, and what they say.
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
        // What is left, the machine tidies up itself.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
