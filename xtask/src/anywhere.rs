//! The page has the same bytes wherever it is built, and names no folder of whoever builds it: those who host it offer
//! a new version only if something is new, and anybody can check what they host.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Outcome, ask, cargo, program, project, run, say};

/// Separates the flags in the variable that names them to cargo.
const SEPARATOR: &str = "\x1f";

/// What the names of folders in which cargo unpacks crates contain, whoever they belong to.
const UNPACKED: [&str; 2] = ["/registry/src/", "\\registry\\src\\"];

/// Makes the compiler write paths without the folders that differ: panics name files.
pub(crate) fn paths_without_folders(command: &mut Command) -> Outcome {
    let mut flags = match env::var("CARGO_ENCODED_RUSTFLAGS") {
        Ok(flags) => flags.split(SEPARATOR).map(str::to_owned).collect(),
        Err(_) => env::var("RUSTFLAGS")
            .unwrap_or_default()
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>(),
    };
    flags.retain(|flag| !flag.is_empty());
    let target = env::var_os("CARGO_TARGET_DIR").map(|folder| project().join(folder));
    let crates = crate_folders()?;
    let folders = [(project(), "")].into_iter();
    let folders = folders.chain(crates.into_iter().map(|folder| (folder, "")));
    // The last that fits counts.
    for (folder, instead) in folders.chain(target.map(|folder| (folder, "target"))) {
        flags.push(format!(
            "--remap-path-prefix={}={instead}",
            folder.display()
        ));
    }
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join(SEPARATOR));
    Ok(())
}

/// Where cargo keeps what it downloads.
fn cargo_home() -> Outcome<PathBuf> {
    let home = env::var_os("CARGO_HOME").filter(|home| !home.is_empty());
    let home = home
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.ok_or_else(|| "cargo's home is unknown; set CARGO_HOME to its folder".into())
}

/// The folders into which cargo unpacks crates, one for each registry.
fn crate_folders() -> Outcome<Vec<PathBuf>> {
    let all = cargo_home()?.join("registry").join("src");
    let unreadable = |why| format!("{} can't be read: {why}", all.display());
    let folders = fs::read_dir(&all).map_err(unreadable)?;
    Ok(folders.flatten().map(|folder| folder.path()).collect())
}

/// Checks that a built page names no folder of whoever built it.
pub(crate) fn names_no_folder(dist: &Path) -> Outcome {
    let home = env::home_dir().map(|home| home.join(""));
    let own = [Some(project().join("")), home];
    let own = own
        .into_iter()
        .flatten()
        .map(|folder| folder.display().to_string());
    // Of an honest path.
    let own = own.filter(|folder| folder.len() > 2);
    let traces: Vec<String> = own.chain(UNPACKED.map(String::from)).collect();
    let mut found = Vec::new();
    for file in files(dist)? {
        let bytes = read(&dist.join(&file))?;
        for trace in &traces {
            if bytes
                .windows(trace.len())
                .any(|part| part == trace.as_bytes())
            {
                found.push(format!("{} names {trace}", file.display()));
            }
        }
    }
    match found.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "the page tells where it was built: {}",
            found.join(", ")
        )),
    }
}

/// Builds the page once more, from a copy of the sources and with another home of cargo, and checks that it becomes
/// the same.
pub(crate) fn becomes_the_same(dist: &Path) -> Outcome {
    say("Building the page in another folder (minutes)");
    let other = project().join("target").join("another");
    let (copy, home) = (other.join("a-copy-of-the-sources"), other.join("home"));
    let _ = fs::remove_dir_all(&copy);
    let listed = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let listed = ask(&mut program("git", &listed)).ok_or("git can't list the sources")?;
    for file in listed.split('\0').filter(|file| !file.is_empty()) {
        copied(&project().join(file), &copy.join(file))?;
    }
    for kept in ["config.toml", "registry/cache", "registry/index"] {
        let from = cargo_home()?.join(kept);
        if from.is_dir() {
            for file in files(&from)? {
                copied(&from.join(&file), &home.join(kept).join(file))?;
            }
        } else if from.is_file() {
            copied(&from, &home.join(kept))?;
        }
    }
    let mut build = cargo(&[
        "run",
        "--quiet",
        "--locked",
        "--package",
        "xtask",
        "--",
        "build",
    ]);
    build.current_dir(&copy).env("CARGO_HOME", &home);
    run(build.env_remove("CARGO_TARGET_DIR"))?;
    let differing = differing(dist, &copy.join("dist"))?;
    match differing.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "another copy of the sources, in {}, became another page: {} differ",
            copy.display(),
            differing.join(", ")
        )),
    }
}

/// The files that only one of two folders has, or that have other bytes in the other.
fn differing(one: &Path, other: &Path) -> Outcome<Vec<String>> {
    let mut all = files(one)?;
    all.extend(files(other)?);
    let differs = |file: &PathBuf| {
        let bytes = fs::read(one.join(file)).ok();
        bytes.is_none() || bytes != fs::read(other.join(file)).ok()
    };
    let differing = all.into_iter().filter(differs);
    Ok(differing.map(|file| file.display().to_string()).collect())
}

/// The paths of all files within a folder, without its own.
fn files(folder: &Path) -> Outcome<BTreeSet<PathBuf>> {
    let mut all = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(within) = folders.pop() {
        let path = folder.join(&within);
        let entries = fs::read_dir(&path)
            .map_err(|why| format!("{} can't be read: {why}", path.display()))?;
        for entry in entries.flatten() {
            let inside = within.join(entry.file_name());
            match entry.path().is_dir() {
                true => folders.push(inside),
                false => drop(all.insert(inside)),
            }
        }
    }
    Ok(all)
}

fn copied(from: &Path, to: &Path) -> Outcome {
    let folder = to.parent().unwrap_or(to);
    let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(from, to));
    copied
        .map(drop)
        .map_err(|why| format!("{} can't be copied: {why}", from.display()))
}

fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|why| format!("{} can't be read: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn a_page_that_tells_where_it_was_built_is_found_out() {
        let clean = Folder::new(
            "clean",
            &[("page.wasm", "yew-0.22.1/src/html.rs"), ("a/b.js", "src/")],
        );
        assert_eq!(names_no_folder(&clean), Ok(()));
        let own = project().join("src/lib.rs").display().to_string();
        for trace in ["/home/ann/.cargo/registry/src/x/yew", &own] {
            let dist = Folder::new("traces", &[("index.html", ""), ("parts/page.wasm", trace)]);
            let why = names_no_folder(&dist).expect_err(trace);
            assert!(why.contains("page.wasm"), "{why}");
        }
    }

    #[test]
    fn pages_are_compared_file_by_file() {
        let same = [("index.html", "1"), ("icons/a.png", "2")];
        let one = Folder::new(
            "one",
            &[&same[..], &[("a.wasm", "3"), ("sw.js", "4")]].concat(),
        );
        let other = Folder::new(
            "other",
            &[&same[..], &[("b.wasm", "3"), ("sw.js", "5")]].concat(),
        );
        let expected = ["a.wasm", "b.wasm", "sw.js"].map(String::from);
        assert_eq!(differing(&one, &other), Ok(expected.to_vec()));
        assert_eq!(differing(&one, &one), Ok(Vec::new()));
    }
}
