//! No two files depend on each other, so each can be read and changed on its own.

use std::collections::{BTreeMap, BTreeSet};

use super::none;
use super::paths::{absolute, imports, written};
use super::source::{Source, sources, tokens};

type Path = Vec<String>;

/// One file, and the paths in it.
struct File {
    path: String,
    module: Path,
    /// The path behind each imported name.
    imports: BTreeMap<String, Path>,
    /// The modules imported with `*`.
    globs: Vec<Path>,
    /// The paths it needs, as written but from the crate's root.
    needs: Vec<Path>,
}

impl File {
    fn new(source: &Source, modules: &BTreeSet<Path>) -> Self {
        let module: Path = source.module().into_iter().map(String::from).collect();
        let shipped = source.shipped();
        let (mut named, mut globs) = (BTreeMap::new(), Vec::new());
        for (name, path) in imports(&shipped) {
            match absolute(&path, &module, modules) {
                Some(mut path) if name == "*" => {
                    path.pop();
                    globs.push(path);
                }
                Some(path) => drop(named.insert(name.to_owned(), path)),
                None => {}
            }
        }
        let mut file = Self {
            path: source.path.clone(),
            module,
            imports: named,
            globs,
            needs: Vec::new(),
        };
        file.needs = file.needed(&shipped, modules);
        file
    }

    /// Whether its module is named after its folder: `mod.rs`, `lib.rs` or `main.rs`.
    fn heads_folder(&self) -> bool {
        ["/mod.rs", "/lib.rs", "/main.rs"]
            .iter()
            .any(|name| self.path.ends_with(name))
    }

    /// The head of a folder may import only to re-export: it needs what it also mentions elsewhere.
    fn needed(&self, code: &str, modules: &BTreeSet<Path>) -> Vec<Path> {
        let hands_on = self.heads_folder();
        let code = without_use(code);
        let mentioned: BTreeSet<&str> = tokens(&code).into_iter().map(|token| token.1).collect();
        let imported = self.imports.iter();
        let mut needs: Vec<Path> = imported
            .filter(|(name, _)| !hands_on || mentioned.contains(&name[..]))
            .map(|(_, path)| path.clone())
            .collect();
        if !hands_on {
            needs.extend(self.globs.iter().cloned());
        }
        for (_, path) in written(&code) {
            let inner = match self.imports.get(path[0]) {
                Some(import) => {
                    let rest = path[1..].iter().map(|&name| name.to_owned());
                    Some(import.iter().cloned().chain(rest).collect())
                }
                None => absolute(&path, &self.module, modules),
            };
            needs.extend(inner);
        }
        needs
    }
}

/// Code without its imports.
fn without_use(code: &str) -> String {
    let mut left = code.as_bytes().to_vec();
    let tokens = tokens(code);
    for (i, &(at, word)) in tokens.iter().enumerate() {
        let captures = tokens.get(i + 1).is_some_and(|next| next.1 == "<");
        if word == "use" && !captures {
            let end = code[at..].find(';').map_or(code.len(), |len| at + len);
            left[at..end].fill(b' ');
        }
    }
    String::from_utf8_lossy(&left).into_owned()
}

/// All files of the crate, by module.
struct Crate {
    files: Vec<File>,
    modules: BTreeMap<Path, usize>,
}

impl Crate {
    fn new(sources: &[Source]) -> Self {
        let module = |source: &Source| source.module().into_iter().map(String::from).collect();
        let known: BTreeSet<Path> = sources.iter().map(module).collect();
        let files: Vec<File> = sources.iter().map(|it| File::new(it, &known)).collect();
        // A path from the root leads to the library, not to the program beside it.
        let modules = files.iter().enumerate().rev();
        let modules = modules.map(|(at, file)| (file.module.clone(), at));
        Self {
            modules: modules.collect(),
            files,
        }
    }

    /// The file in which a path ends, after following re-exports; a folder's name alone ends in
    /// none.
    fn home(&self, path: &[String], depth: u8) -> Option<usize> {
        let len = (0..=path.len()).rev();
        let (at, len) = len
            .filter_map(|len| Some((*self.modules.get(&path[..len])?, len)))
            .next()?;
        let file = &self.files[at];
        let Some(name) = path.get(len) else {
            return (!file.heads_folder()).then_some(at);
        };
        if depth == 0 {
            return Some(at);
        }
        if let Some(import) = file.imports.get(name) {
            let onward: Path = import.iter().chain(&path[len + 1..]).cloned().collect();
            return self.home(&onward, depth - 1);
        }
        Some(at)
    }

    /// The dependencies between the files.
    fn edges(&self) -> BTreeMap<usize, BTreeSet<usize>> {
        let named = |at: usize| {
            let homes = self.files[at].needs.iter();
            let homes = homes.filter_map(|path| self.home(path, 8));
            homes.filter(|&home| home != at).collect()
        };
        let files = 0..self.files.len();
        files.map(|at| (at, named(at))).collect()
    }
}

/// Everything that can be reached from each file.
fn reached(edges: &BTreeMap<usize, BTreeSet<usize>>) -> BTreeMap<usize, BTreeSet<usize>> {
    let from = |start: &usize| {
        let mut found = BTreeSet::new();
        let mut open = vec![*start];
        while let Some(at) = open.pop() {
            open.extend(edges[&at].iter().filter(|&&next| found.insert(next)));
        }
        (*start, found)
    };
    edges.keys().map(from).collect()
}

/// Each cycle of files of a crate, with the dependencies in it.
fn circles(sources: &[Source]) -> Vec<String> {
    let all = Crate::new(sources);
    let edges = all.edges();
    let reached = reached(&edges);
    let mut reports = Vec::new();
    let mut told = BTreeSet::new();
    for (&at, from_here) in &reached {
        if !from_here.contains(&at) || !told.insert(at) {
            continue;
        }
        let circle = from_here
            .iter()
            .filter(|there| reached[there].contains(&at));
        let circle: BTreeSet<usize> = circle.copied().collect();
        told.extend(&circle);
        let mut report = "a circle of files:".to_owned();
        for one in &circle {
            let named = edges[one].intersection(&circle);
            let named: Vec<&str> = named.map(|&other| &all.files[other].path[..]).collect();
            report += &format!("\n  {} names {}", all.files[*one].path, named.join(", "));
        }
        reports.push(report);
    }
    reports
}

#[test]
fn no_files_depend_on_each_other() {
    let mut crates: BTreeMap<String, Vec<Source>> = BTreeMap::new();
    for source in ["src", "xtask"].into_iter().flat_map(sources) {
        let folder = source.place().0.to_owned();
        crates.entry(folder).or_default().push(source);
    }
    let found = crates.values().flat_map(|sources| circles(sources));
    none(&found.collect::<Vec<_>>());
}

/// The cycles among files with these texts.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let source = |&(path, text): &(&str, &str)| Source::new(path, text);
    let sources: Vec<Source> = files.iter().map(source).collect();
    circles(&sources)
}

#[test]
fn a_cycle_is_found() {
    let two = [
        ("src/a/mod.rs", "mod one; mod two;"),
        ("src/a/one.rs", "use super::two::Two; pub struct One;"),
        ("src/a/two.rs", "fn f(_: crate::a::one::One) {}"),
    ];
    let report = "a circle of files:\n  src/a/one.rs names src/a/two.rs\n  \
                  src/a/two.rs names src/a/one.rs";
    assert_eq!(found(&two), [report]);
}

#[test]
fn a_cycle_is_found_behind_other_names() {
    let handed_on = [
        (
            "src/a/mod.rs",
            "mod one; mod two; pub use two::Two as Second;",
        ),
        ("src/a/one.rs", "use super::Second; pub struct One;"),
        ("src/a/two.rs", "use super::one; fn f(_: one::One) {}"),
    ];
    assert_eq!(found(&handed_on).len(), 1);
    let of_three = [
        ("src/a/mod.rs", "mod b; use b::B; pub struct A(B);"),
        ("src/a/b/mod.rs", "mod c; pub use self::c::B;"),
        ("src/a/b/c.rs", "use crate::a::A; pub struct B;"),
    ];
    assert_eq!(found(&of_three).len(), 1);
}

#[test]
fn a_cycle_through_the_root_is_found() {
    let files = [
        ("src/lib.rs", "mod one; pub struct A; fn f() { one::g() }"),
        ("src/main.rs", "fn main() { kitchen_table::one::g() }"),
        ("src/one.rs", "use crate::A; pub fn g() -> A { A }"),
    ];
    let report = "a circle of files:\n  src/lib.rs names src/one.rs\n  \
                  src/one.rs names src/lib.rs";
    assert_eq!(found(&files), [report]);
}

#[test]
fn a_straight_chain_is_not_a_cycle() {
    let chain = [
        (
            "src/a/mod.rs",
            "mod one; mod three; pub mod two; pub use three::Three; use one::One; fn f(_: One) {}",
        ),
        (
            "src/a/one.rs",
            "use super::two::{self, Two}; pub struct One; fn f() { two::g() }",
        ),
        (
            "src/a/two.rs",
            "use super::Three; #[cfg(test)] mod tests { use crate::a::one::One; }",
        ),
        (
            "src/a/three.rs",
            "//! See [`One`](super::one::One).\nuse std::fmt; pub struct Three;",
        ),
        ("src/b.rs", "use crate::a::one::One;"),
    ];
    assert!(found(&chain).is_empty(), "{:?}", found(&chain));
}
