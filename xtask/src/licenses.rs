//! The licenses of everything in the page, as one text that the page links to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::disk;
use crate::steps::{Outcome, ask, cargo, project, say};
use crate::tools::WASM;

/// The path of the text.
const FILE: &str = "static/licenses.txt";

/// The prefixes of license file names.
const NAMES: [&str; 5] = ["licen", "copying", "notice", "unlicense", "copyright"];

const HEAD: &str = "\
The licenses of everything that goes into the page of Kitchen Table.
`cargo xtask licenses` writes this file; a test tells when that has to be done again.

Kitchen Table itself: MIT OR Apache-2.0.
";

const RULE: &str =
    "\n--------------------------------------------------------------------------------\n";

/// A crate that the page contains.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Crate {
    /// Name and version, as in `yew 0.23.0`.
    name: String,
    /// The license from its manifest.
    license: String,
}

/// Rewrites the text.
pub(crate) fn write() -> Outcome {
    let text = text()?;
    let path = project().join(FILE);
    disk::write(&path, text)?;
    say(&format!("Wrote {FILE}"));
    Ok(())
}

/// Returns the whole text.
fn text() -> Outcome<String> {
    let crates = crates()?;
    let mut texts = Texts::default();
    let folders = folders()?;
    for of in &crates {
        let folder = folders.get(&of.name.replace(' ', "-"));
        let found = folder.map_or_else(Vec::new, |folder| licenses_in(folder));
        if found.is_empty() {
            for text in standard(of)? {
                texts.add(
                    &text,
                    &format!("{} (its package has no text of its own)", of.name),
                );
            }
        }
        for text in found {
            texts.add(&text, &of.name);
        }
    }
    for text in standard(&library())? {
        texts.add(&text, &library().name);
    }
    for (font, file) in [
        ("Fraunces", "fraunces-OFL.txt"),
        ("Atkinson Hyperlegible Next", "atkinson-OFL.txt"),
    ] {
        texts.add(
            &disk::text(&project().join("static/fonts").join(file))?,
            font,
        );
    }
    Ok(whole(&crates, &texts))
}

fn whole(crates: &[Crate], texts: &Texts) -> String {
    let mut whole = format!(
        "{HEAD}\nFonts\n  Fraunces: OFL-1.1\n  Atkinson Hyperlegible Next: OFL-1.1\n\nCrates\n"
    );
    for Crate { name, license } in crates.iter().chain([&library()]) {
        whole += &format!("  {name}: {license}\n");
    }
    for (text, users) in &texts.0 {
        let users: Vec<&str> = users.iter().map(String::as_str).collect();
        whole += &format!("{RULE}\n{}:\n\n{text}\n", users.join(", "));
    }
    whole
}

/// Each distinct text, as first seen, with its users.
#[derive(Default)]
struct Texts(Vec<(String, BTreeSet<String>)>);

impl Texts {
    fn add(&mut self, text: &str, user: &str) {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let same = self
            .0
            .iter_mut()
            .find(|(known, _)| words(known) == words(text));
        match same {
            Some((_, users)) => drop(users.insert(user.to_owned())),
            None => self.0.push((tidy(text), BTreeSet::from([user.to_owned()]))),
        }
    }
}

/// Trims trailing whitespace from lines, and empty lines from both ends.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The only dependency of the page besides its crates.
fn library() -> Crate {
    Crate {
        name: "Rust's standard library".into(),
        license: "MIT OR Apache-2.0".into(),
    }
}

/// The crates that Cargo.lock puts into the page: no macros, no build scripts, no test dependencies.
fn crates() -> Outcome<Vec<Crate>> {
    let words = [
        "tree",
        "--locked",
        "--package",
        "kitchen-table",
        "--features",
        "parts",
        "--target",
        WASM,
    ];
    let mut tree = cargo(&words);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none"]);
    tree.args(["--no-dedupe", "--format", "{p}|{l}"]);
    let tree = ask(&mut tree).ok_or("`cargo tree` failed to list the page's crates")?;
    Ok(crates_of(&tree))
}

fn crates_of(tree: &str) -> Vec<Crate> {
    let crates: BTreeSet<Crate> = tree.lines().filter_map(crate_of).collect();
    crates.into_iter().collect()
}

/// Parses `yew v0.23.0|MIT OR Apache-2.0`; the project's own crates have a path after the version.
fn crate_of(line: &str) -> Option<Crate> {
    let (name, license) = line.split_once('|')?;
    let (name, version) = name.split_once(" v")?;
    (!version.contains(' ')).then(|| Crate {
        name: format!("{name} {version}"),
        license: license.replace(" / ", " OR ").replace('/', " OR "),
    })
}

/// The folders of all crates, by folder name.
fn folders() -> Outcome<BTreeMap<String, PathBuf>> {
    let mut metadata = cargo(&["metadata", "--locked", "--format-version", "1"]);
    let metadata = ask(&mut metadata).ok_or("`cargo metadata` failed to locate the crates")?;
    let manifests = metadata.split("\"manifest_path\":\"").skip(1);
    let folder = |rest: &str| {
        let path = rest.split('"').next()?.replace("\\\\", "\\");
        let folder = Path::new(&path).parent()?.to_owned();
        Some((folder.file_name()?.to_string_lossy().into_owned(), folder))
    };
    Ok(manifests.filter_map(folder).collect())
}

/// The license texts in a crate's folder, ordered by file name.
fn licenses_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    let named = |path: &&PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_lowercase();
        path.is_file() && NAMES.iter().any(|start| name.starts_with(start))
    };
    let texts = files.iter().filter(named);
    texts
        .filter_map(|path| fs::read_to_string(path).ok())
        .collect()
}

/// Standard license texts for a crate that contains none, taken from the project's own license files.
fn standard(of: &Crate) -> Outcome<Vec<String>> {
    let mut texts = Vec::new();
    if of.license.contains("MIT") {
        let own = disk::text(&project().join("LICENSE-MIT"))?;
        let lines = own.lines().filter(|line| !line.starts_with("Copyright"));
        texts.push(lines.collect::<Vec<_>>().join("\n"));
    }
    if of.license.contains("Apache-2.0") {
        texts.push(disk::text(&project().join("LICENSE-APACHE"))?);
    }
    if texts.is_empty() {
        return Err(format!(
            "no text is known for {}, the license of {}",
            of.license, of.name
        ));
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_that_of_cargo_lock() {
        let kept = disk::text(&project().join(FILE)).expect("it is kept");
        let fresh = text().expect("the crates are there");
        assert!(
            kept.replace("\r\n", "\n") == fresh,
            "{FILE} is out of date: run `cargo xtask licenses`"
        );
    }

    #[test]
    fn crates_are_read_once_and_ours_are_none_of_them() {
        let tree = "kitchen-table v0.1.0 (/here)|MIT OR Apache-2.0\nb v1.0.0+x|Apache-2.0 / MIT\n\n\
                    a v0.2.0|Zlib\nb v1.0.0+x|Apache-2.0 / MIT\n";
        let named = |name: &str, license: &str| Crate {
            name: name.into(),
            license: license.into(),
        };
        let expected = [
            named("a 0.2.0", "Zlib"),
            named("b 1.0.0+x", "Apache-2.0 OR MIT"),
        ];
        assert_eq!(crates_of(tree), expected);
    }

    #[test]
    fn a_text_is_told_once_however_its_lines_break() {
        let mut texts = Texts::default();
        texts.add("\nAs is, \nno warranty.\n", "a 1.0.0");
        texts.add("As is,\r\n  no warranty.", "b 1.0.0");
        texts.add("As it was.", "b 1.0.0");
        let told = whole(&[], &texts);
        assert!(
            told.contains("\na 1.0.0, b 1.0.0:\n\nAs is,\nno warranty.\n"),
            "{told}"
        );
        assert!(told.contains("\nb 1.0.0:\n\nAs it was.\n"), "{told}");
    }

    #[test]
    fn a_license_without_a_text_is_an_error() {
        let odd = crate_of("a v1.0.0|Zlib").expect("a crate");
        assert!(standard(&odd).expect_err("no text").contains("Zlib"));
        let texts = standard(&library()).expect("texts");
        assert_eq!(texts.len(), 2);
        assert!(!texts[0].contains("Copyright (c)"), "{}", texts[0]);
    }
}
