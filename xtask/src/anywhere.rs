//! The page has the same bytes wherever it is built, and names no folder of whoever builds it: those who host it offer
//! a new version only if something is new, and anybody can check what they host.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::disk::{self, failed, files};
use crate::steps::{Outcome, ask, cargo, program, project, run, say};

/// Separates the flags in the variable that names them to cargo.
const SEPARATOR: &str = "\x1f";

/// Makes the compiler write paths without the folders that differ: panics name files. Flags in cargo's configuration files
/// don't count then.
pub(crate) fn paths_without_folders(command: &mut Command) -> Outcome {
    let given = match env::var("CARGO_ENCODED_RUSTFLAGS") {
        Ok(flags) => flags,
        Err(_) => {
            let flags = env::var("RUSTFLAGS").unwrap_or_default();
            flags.split_whitespace().collect::<Vec<_>>().join(SEPARATOR)
        }
    };
    let given = given.split(SEPARATOR).filter(|flag| !flag.is_empty());
    let remapped = remapped()?.into_iter();
    let remapped = remapped
        .map(|(folder, instead)| format!("--remap-path-prefix={}={instead}", folder.display()));
    let flags: Vec<String> = given.map(str::to_owned).chain(remapped).collect();
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join(SEPARATOR));
    Ok(())
}

/// The folders whose files the compiler may name, and what to write instead. If several fit, the last one counts.
fn remapped() -> Outcome<Vec<(PathBuf, String)>> {
    let mut all = vec![(project(), String::new())];
    all.extend(crate_folders()?.into_iter().map(|it| (it, String::new())));
    all.extend(target_folder().map(|it| (it, "target".into())));
    // The compiler's own name for the sources of the standard library, which it replaces where they are installed.
    let compiler = ask(&mut program("rustc", &["-vV"])).unwrap_or_default();
    let commit = { compiler.lines() }.find_map(|line| line.strip_prefix("commit-hash: "));
    if let (Some(sysroot), Some(commit)) = (sysroot(), commit) {
        let sources = sysroot.join("lib").join("rustlib").join("src").join("rust");
        all.push((sources, format!("/rustc/{commit}")));
    }
    Ok(all)
}

/// The folder of the compiler, if it tells.
fn sysroot() -> Option<PathBuf> {
    ask(&mut program("rustc", &["--print", "sysroot"])).map(PathBuf::from)
}

/// The folder into which cargo has built this program, and builds the page.
fn target_folder() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    own.ancestors().nth(2).map(Path::to_owned)
}

/// Where cargo keeps what it downloads.
fn cargo_home() -> Outcome<PathBuf> {
    let home = env::var_os("CARGO_HOME").filter(|home| !home.is_empty());
    let home = home.map(|home| project().join(home));
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.ok_or_else(|| "cargo's home is unknown; set CARGO_HOME to its folder".into())
}

/// The folders into which cargo unpacks crates, one for each registry that was used.
fn crate_folders() -> Outcome<Vec<PathBuf>> {
    let all = cargo_home()?.join("registry").join("src");
    let Ok(folders) = fs::read_dir(&all) else {
        return Ok(Vec::new());
    };
    let folders: BTreeSet<_> = folders.flatten().map(|folder| folder.path()).collect();
    Ok(folders.into_iter().collect())
}

/// Checks that a built page names no folder of whoever built it.
pub(crate) fn names_no_folder(dist: &Path) -> Outcome {
    let folders = ["src", "xtask", "target"].map(|name| project().join(name));
    let folders = folders.into_iter().chain(target_folder());
    let folders = folders.chain(sysroot()).chain([cargo_home()?]);
    let traces: BTreeSet<String> = folders.map(|it| it.display().to_string()).collect();
    let mut found = Vec::new();
    for file in files(dist)? {
        let path = dist.join(&file);
        let bytes = disk::bytes(&path)?;
        for trace in &traces {
            let names = |part: &[u8]| part == trace.as_bytes();
            if bytes.windows(trace.len()).any(names) {
                found.push(format!("{} names {trace}", file.display()));
            }
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the page tells where it was built: {}",
        found.join(", ")
    ))
}

/// Builds the page once more, from a copy of the sources and with another home of cargo, and checks that it becomes
/// the same.
pub(crate) fn becomes_the_same(dist: &Path) -> Outcome {
    say("Building the page in another folder (minutes)");
    let other = project().join("target").join("another");
    let _ = fs::remove_dir_all(&other);
    let (copy, home) = (other.join("a-copy-of-the-sources"), other.join("home"));
    let listed = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let listed = ask(&mut program("git", &listed)).ok_or("git can't list the sources")?;
    for file in listed.split('\0').filter(|file| !file.is_empty()) {
        copied(&project(), Path::new(file), &copy)?;
    }
    for kept in ["config.toml", "registry/cache", "registry/index"] {
        copied(&cargo_home()?, Path::new(kept), &home)?;
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
    if !differing.is_empty() {
        return Err(format!(
            "the sources became another page in {}: {} differ",
            copy.display(),
            differing.join(", ")
        ));
    }
    fs::remove_dir_all(&other).map_err(failed("removed", &other))
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

/// Copies a file, or all within a folder, from one folder into another; what is not there is left out.
fn copied(from: &Path, what: &Path, to: &Path) -> Outcome {
    let path = from.join(what);
    if path.is_dir() {
        let inside = files(&path)?;
        return { inside.iter() }.try_for_each(|file| copied(&path, file, &to.join(what)));
    }
    if !path.is_file() {
        return Ok(());
    }
    let to = to.join(what);
    let folder = to.parent().unwrap_or(&to);
    let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(&path, &to));
    copied.map(drop).map_err(failed("copied", &path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn a_page_that_tells_where_it_was_built_is_found_out() {
        let honest = [("page.wasm", "yew-0.22.1/src/html.rs"), ("a/b.js", "src/")];
        let honest = Folder::new("honest", &honest);
        assert_eq!(names_no_folder(&honest), Ok(()));
        let home = cargo_home().expect("somebody builds this");
        for folder in [project().join("src"), home.join("registry")] {
            let trace = format!("panicked at {}/lib.rs", folder.display());
            let files = [("index.html", ""), ("parts/page.wasm", &trace[..])];
            let dist = Folder::new("traces", &files);
            let why = names_no_folder(&dist).expect_err(&trace);
            assert!(why.contains("page.wasm"), "{why}");
        }
    }

    #[test]
    fn what_is_listed_but_not_there_is_not_copied() {
        let from = Folder::new("from", &[("a/b/c", "1"), ("d", "2")]);
        let to = Folder::new("to", &[]);
        for what in ["a", "d", "e"] {
            copied(&from, Path::new(what), &to).expect("nothing goes wrong");
        }
        assert_eq!(differing(&from, &to), Ok(Vec::new()));
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
