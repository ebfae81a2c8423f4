//! Playthroughs on disk. `UPDATE_PLAYTHROUGHS=1` rewrites them.

use std::{env, fs, path::PathBuf};

/// Compares a playthrough with the one on disk, or rewrites that.
pub(crate) fn compare(name: &str, text: &str) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", name]
        .iter()
        .collect();
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some_and(|set| set == "1") {
        fs::write(&path, text).expect("the playthrough can be written");
        return;
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    let differ = known.lines().zip(text.lines()).position(|(a, b)| a != b);
    assert!(
        known == text,
        "{name} differs, first at line {:?}",
        differ.map(|line| line + 1)
    );
}
