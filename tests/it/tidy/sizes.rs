//! Limits the length of files. Clippy measures functions.

use super::none;
use super::source::{Source, sources};

const LINES: usize = 400;

fn too_large(source: &Source) -> Option<String> {
    let lines = source.text.lines().count();
    (lines > LINES).then(|| format!("{}: {lines} lines", source.path))
}

#[test]
fn files_are_of_readable_size() {
    let all = sources("src").into_iter().chain(sources("xtask/src"));
    none(
        &all.filter_map(|source| too_large(&source))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn large_files_are_found() {
    let report = |lines: usize| too_large(&Source::new("src/a.rs", &"\n".repeat(lines)));
    assert_eq!(report(401).as_deref(), Some("src/a.rs: 401 lines"));
    assert_eq!(report(400), None);
}
