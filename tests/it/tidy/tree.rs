//! The files and folders of the repository.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::support::root;

/// The files and folders of the repository, besides those that `.gitignore` names.
pub(super) struct Tree {
    /// Relative to the repository, with `/` on every platform.
    pub(super) files: BTreeSet<String>,
    pub(super) folders: BTreeSet<String>,
    /// What is made while building, and need not be there.
    pub(super) ignored: Vec<String>,
}

impl Tree {
    pub(super) fn read() -> Self {
        let ignored = fs::read_to_string(root(".gitignore")).unwrap_or_default();
        let ignored = ignored.lines().map(|it| it.trim_start_matches('/').into());
        let mut tree = Self {
            files: BTreeSet::new(),
            folders: BTreeSet::new(),
            ignored: ignored.collect(),
        };
        tree.visit(&root(""), "");
        tree
    }

    fn visit(&mut self, folder: &Path, within: &str) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name == ".git" || self.ignored.contains(&name) {
                continue;
            }
            let path = format!("{within}{name}");
            if entry.path().is_dir() {
                self.visit(&entry.path(), &format!("{path}/"));
                self.folders.insert(path);
            } else {
                self.files.insert(path);
            }
        }
    }

    /// The text of each file that has some.
    pub(super) fn texts(&self) -> BTreeMap<&str, String> {
        let read = |path: &'_ String| fs::read_to_string(root(path)).ok();
        let texts = self.files.iter().map(|path| Some((&path[..], read(path)?)));
        texts.flatten().collect()
    }

    /// The files and folders whose paths end like this one, with or without what follows a dot at its end. `<name>`
    /// and `*` stand for any letters.
    pub(super) fn found(&self, path: &str) -> impl Iterator<Item = &str> {
        let path = path.trim_end_matches('/').rsplit('/');
        let wanted: Vec<String> = path.map(str::to_owned).collect();
        let all = self.files.iter().chain(&self.folders).map(String::as_str);
        all.filter(move |it| {
            let mut names = it.rsplit('/').enumerate();
            let like = |(at, name): (usize, &str), pattern: &str| {
                is_like(name, pattern) || at == 0 && is_like(name, &format!("{pattern}.*"))
            };
            let mut wanted = wanted.iter();
            wanted.all(|pattern| names.next().is_some_and(|name| like(name, pattern)))
        })
    }
}

/// A path with `{a,b}` written out.
pub(super) fn each(path: &str) -> Vec<String> {
    let parts = path.split_once('{').and_then(|(before, rest)| {
        let (names, after) = rest.split_once('}')?;
        Some((before, names, after))
    });
    let Some((before, names, after)) = parts else {
        return vec![path.to_owned()];
    };
    let paths = names
        .split(',')
        .map(|name| format!("{before}{name}{after}"));
    paths.flat_map(|path| each(&path)).collect()
}

/// Whether a name fits a pattern in which `<…>` and `*` stand for any letters.
fn is_like(name: &str, pattern: &str) -> bool {
    let Some(at) = pattern.find(['<', '*']) else {
        return name == pattern;
    };
    let (before, sign) = pattern.split_at(at);
    let end = match sign.find('>') {
        Some(end) if sign.starts_with('<') => end,
        _ => 0,
    };
    let after = &sign[end + 1..];
    name.strip_prefix(before).is_some_and(|rest| {
        let mut ends = (0..=rest.len()).filter_map(|at| rest.get(at..));
        ends.any(|rest| is_like(rest, after))
    })
}
