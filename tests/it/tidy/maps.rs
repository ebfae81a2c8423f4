//! What comments and documents point to is there: files, folders, and the names in the code.

use std::collections::{BTreeMap, BTreeSet};

use super::none;
use super::source::is_word;
use super::tree::{Tree, each};

impl Tree {
    /// Whether a quotation is meant as a path: it begins with the name of a folder, or ends like a file.
    fn is_path(&self, quoted: &str) -> bool {
        let begins = quoted.starts_with(|c: char| c.is_alphanumeric() || "<*{".contains(c));
        let strange = ["::", "://", " "].iter().any(|it| quoted.contains(it));
        let first = quoted.split_once('/').map(|(first, _)| first);
        let mut folders = self.folders.iter();
        let in_folder = folders.any(|it| first.is_some() && it.rsplit('/').next() == first);
        let ends = quoted.rfind('.').map(|at| &quoted[at..]);
        let like_a_file = ends.is_some_and(|end| self.files.iter().any(|it| it.ends_with(end)));
        begins && !strange && (in_folder || like_a_file)
    }

    /// Whether each path that a quotation means is there, or is made while building.
    fn leads(&self, quoted: &str) -> bool {
        let first = quoted.split('/').next();
        let made = self.ignored.iter().any(|it| Some(&it[..]) == first);
        made || each(quoted)
            .iter()
            .all(|path| self.found(path).next().is_some())
    }
}

/// How a line of a file begins that is a comment; every line of a document is.
fn opening(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next()? {
        "md" => "",
        "rs" | "js" | "mjs" => "//",
        "css" => "/*",
        "ftl" | "toml" | "yml" | "sh" => "#",
        _ => return None,
    })
}

/// The text of a file without the lines that are comments.
pub(super) fn without_remarks(path: &str, text: &str) -> String {
    let opening = opening(path).unwrap_or("\0");
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with(opening));
    code.collect::<Vec<_>>().join("\n")
}

/// Each line of a comment or document with its number, between its backticks: every other part is quoted.
fn remarks<'a>(path: &str, text: &'a str) -> Vec<(usize, Vec<&'a str>)> {
    let opening = opening(path);
    let lines = text.lines().enumerate();
    let remarks =
        lines.filter(|(_, line)| opening.is_some_and(|it| line.trim_start().starts_with(it)));
    remarks
        .map(|(at, line)| (at + 1, line.split('`').collect()))
        .collect()
}

/// What is wrong in comments and documents, each as `file:line: why`.
fn faults(
    texts: &BTreeMap<&str, String>,
    wrong: impl Fn(&str, &[&str]) -> Vec<String>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in texts {
        for (line, parts) in remarks(path, text) {
            let wrong = wrong(path, &parts).into_iter();
            faults.extend(wrong.map(|why| format!("{path}:{line}: {why}")));
        }
    }
    faults
}

fn quoted<'a>(parts: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    parts.iter().copied().skip(1).step_by(2)
}

/// What stands between backticks in a line.
pub(super) fn quotations(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The paths from the root of the repository that stand in a line without backticks.
fn bare<'a>(parts: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    const TOP: [&str; 7] = [
        "benches/",
        "docs/",
        "examples/",
        "src/",
        "static/",
        "tests/",
        "xtask/",
    ];
    let words = parts
        .iter()
        .step_by(2)
        .flat_map(|part| part.split([' ', '(', ')', '[', ']', ':', ',', ';', '\'', '’']));
    let words = words.map(|word| word.trim_end_matches('.'));
    words.filter(|word| TOP.iter().any(|top| word.starts_with(top)))
}

#[test]
fn files_and_folders_in_comments_exist() {
    let tree = Tree::read();
    none(&faults(&tree.texts(), |_, parts| {
        let paths = quoted(parts)
            .filter(|it| tree.is_path(it))
            .chain(bare(parts));
        let lost = paths.filter(|it| !tree.leads(it));
        lost.map(|it| format!("there is no `{it}`")).collect()
    }));
}

/// As in `part!` in `src/web/part.rs`.
#[test]
fn what_comments_find_in_a_file_is_there() {
    let tree = Tree::read();
    let texts = tree.texts();
    none(&faults(&texts, |_, parts| {
        let claims = parts.windows(3).skip(1).step_by(2);
        let claims = claims.filter(|it| it[1] == " in " && tree.is_path(it[2]));
        let lost = claims.filter(|it| {
            let name = it[0].split(['<', '!']).next().unwrap_or_default();
            let has = |file: &str| texts.get(file).is_some_and(|text| text.contains(name));
            !name.is_empty() && !tree.found(it[2]).any(has)
        });
        lost.map(|it| format!("`{}` is not in `{}`", it[0], it[2]))
            .collect()
    }));
}

/// The names in the first column of the first table of files that describes a folder; `None` if it has none.
fn table_of_files(text: &str) -> Option<BTreeSet<&str>> {
    let head = text
        .lines()
        .skip_while(|line| !line.starts_with("//! | file |"));
    let rows = head.skip(2).take_while(|line| line.starts_with("//! |"));
    let names = rows.flat_map(|row| {
        let first = row
            .trim_start_matches("//! |")
            .split('|')
            .next()
            .unwrap_or_default();
        quotations(first).map(|name| name.trim_start_matches("mod@").trim_end_matches(".rs"))
    });
    let names: BTreeSet<&str> = names.collect();
    (!names.is_empty()).then_some(names)
}

/// The Rust files and folders beside the head of a folder, by name, but for its tests.
fn beside<'a>(tree: &'a Tree, head: &str) -> BTreeSet<&'a str> {
    let folder = head.rfind('/').map_or("", |end| &head[..=end]);
    let rust = tree
        .files
        .iter()
        .filter(|it| it.ends_with(".rs") && *it != head);
    let names = rust.filter_map(|path| path.strip_prefix(folder)?.split('/').next());
    let names = names.map(|name| name.trim_end_matches(".rs"));
    names.filter(|&name| name != "tests").collect()
}

#[test]
fn a_table_of_files_lists_each_of_its_folder() {
    let tree = Tree::read();
    let mut faults = Vec::new();
    for (path, text) in tree.texts() {
        let heads_folder = ["/mod.rs", "/lib.rs", "/main.rs"]
            .iter()
            .any(|it| path.ends_with(it));
        if let Some(listed) = table_of_files(&text).filter(|_| heads_folder) {
            let wrong: Vec<_> = listed
                .symmetric_difference(&beside(&tree, path))
                .copied()
                .collect();
            if !wrong.is_empty() {
                faults.push(format!(
                    "{path}: either a row or a file is missing for {wrong:?}"
                ));
            }
        }
    }
    none(&faults);
}

/// The words of a quotation that is a name in code, such as `Game::check`, `draw()` or `html!`.
fn named(quoted: &str) -> impl Iterator<Item = &str> {
    let is_name = quoted.chars().all(|c| is_word(c) || ":!()".contains(c));
    words(quoted).filter(move |word| is_name && !word.is_empty())
}

/// The words of some code; the name of a macro with its `!`.
fn words(code: &str) -> impl Iterator<Item = &str> {
    let plain = code.split(|c| !is_word(c) && c != '!');
    plain.chain(code.split(|c| !is_word(c)))
}

#[test]
fn names_in_comments_are_names_in_code() {
    let tree = Tree::read();
    let texts = tree.texts();
    let rust = texts.iter().filter(|(path, _)| path.ends_with(".rs"));
    let code: Vec<String> = rust
        .map(|(path, text)| without_remarks(path, text))
        .collect();
    let known: BTreeSet<&str> = code.iter().flat_map(|code| words(code)).collect();
    none(&faults(&texts, |path, parts| {
        let lost = quoted(parts).filter(|it| named(it).any(|word| !known.contains(word)));
        let lost = lost.filter(|_| path.ends_with(".rs"));
        lost.map(|it| format!("`{it}` is not in the code"))
            .collect()
    }));
}

#[test]
fn paths_are_told_from_other_quotations() {
    let tree = Tree::read();
    for path in [
        "src/lost.rs",
        "mod.rs",
        "ui/lost",
        "<language>/rules/<game>.md",
        "{a,b}.ftl",
    ] {
        assert!(tree.is_path(path), "{path}");
    }
    for other in [
        "Game::check",
        "a / b",
        "css/types/sin",
        "https://a.rs",
        ".rs",
        "#/play",
        "1.5",
    ] {
        assert!(!tree.is_path(other), "{other}");
    }
    for path in [
        "src/lib.rs",
        "games",
        "swoop/cards.rs",
        "swoop/cards",
        "src/{ui,web}/mod.rs",
        "dist/a",
    ] {
        assert!(tree.leads(path), "{path}");
    }
    for path in [
        "src/lost.rs",
        "lib.rs/src",
        "ib.rs",
        "src/{ui,lost}/mod.rs",
        "src/*/lost.rs",
    ] {
        assert!(!tree.leads(path), "{path}");
    }
}
