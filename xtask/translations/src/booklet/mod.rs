//! The rules of a game in one language: `<language>/rules/<game>.md`.
//!
//! A booklet is plain Markdown, so any editor or viewer shows it as it is meant. A blank line comes between any two
//! passages, and each paragraph and each item of a list is one line, however long:
//!
//! ```md
//! # Capturing {#SL-3}
//!
//! ## SL-3.1 What a card captures
//!
//! The card you play takes one or more _groups_. See [SL-3.5].
//!
//! § You choose which ones.
//!
//! > 1. In the display: [6 2 5 3].
//! > 2. Ann plays [8] and takes all four cards.
//!
//! > the table shows what you can take.
//! ```
//!
//! | written | means |
//! | --- | --- |
//! | `# Capturing {#SL-3}` | a chapter and its name: what its clauses begin with, or a word such as `opening` |
//! | `## SL-3.1 What a card captures` | a clause; the number is the same in every language |
//! | a line that begins with a letter | what the rule book says |
//! | `§ `, `‡ `, `† `, `± ` before the line | our ruling, reconstructed, as others describe it, you choose |
//! | `> the table shows …` | how this edition handles it; the page puts "In this edition: " before it |
//! | `> 1. In the display …` | an example of play, move by move; the page puts "Example" above it |
//! | `- 2 cards Stop` | a list of things |
//! | `1. One card` | a list from the lowest to the highest |
//! | `- (a) If a Stop ended the trick …` | points, of which the first that applies counts |
//! | indented by two spaces | another passage of the point above |
//! | a table | figures, with headings in the first row and the first column |
//!
//! Within a line:
//!
//! | written | means |
//! | --- | --- |
//! | `[SL-3.5]` | a reference to a clause of this booklet |
//! | `[8 10 Stop]` | a row of cards |
//! | `_groups_` | a term where it is defined |
//! | `&nbsp;` | a space at which the line doesn't break |
//!
//! Every language has the chapters, the clauses and the kinds of passages of English, in the same order and with the
//! same signs, so a ruling never passes for the rule book. Within a clause it refers to the same clauses and shows the
//! same cards, wherever its sentences need them.

mod block;
mod check;
mod code;
mod compare;
mod heading;
mod line;
mod page;
mod parse;
mod passage;
#[cfg(test)]
mod samples;

use std::path::Path;

use crate::files::{folders, save, texts_in};
use crate::flaw::{Fault, Flaw};
use page::Chapter;

/// The folder of the booklets within that of a language.
const FOLDER: &str = "rules";

/// Writes the booklets of all languages: for each an expression of the type `&[Chapter]`.
pub(crate) fn write(from: &Path, to: &Path) -> Result<(), Vec<Flaw>> {
    let mut flaws = Vec::new();
    let english = texts_in(from, &format!("en/{FOLDER}"), "md")?;
    for language in folders(from)? {
        let folder = format!("{language}/{FOLDER}");
        if !from.join(&folder).is_dir() {
            continue;
        }
        let texts = texts_in(from, &folder, "md")?;
        // A language that says nothing yet may begin with some of its booklets.
        let begun = texts_in(from, &language, "ftl")?.is_empty();
        let missing = english.keys().filter(|game| !texts.contains_key(*game));
        for game in missing.filter(|_| !begun) {
            let file = format!("{folder}/{game}.md");
            flaws.push(Flaw::new(&file, 1, "this file is missing: English has it"));
        }
        for (game, text) in &texts {
            let file = format!("{folder}/{game}.md");
            let original = english.get(game).map(String::as_str);
            match booklet(text, original) {
                Ok(chapters) => {
                    let path = to.join(&language).join(FOLDER).join(format!("{game}.rs"));
                    save(&path, &code::code(&chapters))?;
                }
                Err(faults) => {
                    let flaw = |(line, what): &Fault| Flaw::new(&file, *line, what);
                    flaws.extend(faults.iter().map(flaw));
                }
            }
        }
    }
    if flaws.is_empty() { Ok(()) } else { Err(flaws) }
}

/// A booklet, held to the English one. Faults of the latter are reported where it is compiled itself.
fn booklet(text: &str, original: Option<&str>) -> Result<Vec<Chapter>, Vec<Fault>> {
    let Some(original) = original else {
        let what = "English has no booklet of this name: a booklet is named after its game";
        return Err(vec![(1, what.into())]);
    };
    let chapters = parse::parse(text)?;
    let mut faults = check::faults(&chapters);
    if let Ok(original) = parse::parse(original) {
        faults.extend(compare::faults(&chapters, &original));
    }
    faults.sort();
    if faults.is_empty() {
        Ok(chapters)
    } else {
        Err(faults)
    }
}

#[cfg(test)]
mod tests {
    use super::samples::{BOOKLET, GERMAN};
    use super::*;
    use std::fs;
    use std::path::PathBuf;

    /// A folder of texts, and one for what is written.
    struct Folders(PathBuf);

    impl Folders {
        fn new(name: &str, texts: &[(&str, &str)]) -> Self {
            let folder = format!("kitchen-table-booklets-{name}-{}", std::process::id());
            let folders = Self(std::env::temp_dir().join(folder));
            for (file, text) in texts {
                save(&folders.0.join("from").join(file), text).expect("it can be written");
            }
            folders
        }

        fn write(&self) -> Result<(), Vec<String>> {
            let flaws = |flaws: Vec<Flaw>| flaws.iter().map(Flaw::to_string).collect();
            write(&self.0.join("from"), &self.0.join("to")).map_err(flaws)
        }

        fn written(&self, file: &str) -> String {
            fs::read_to_string(self.0.join("to").join(file)).unwrap_or_default()
        }
    }

    impl Drop for Folders {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn each_booklet_of_each_language_is_written() {
        let folders = Folders::new(
            "all",
            &[
                ("en/rules/dealt.md", BOOKLET),
                ("en/rules/sloop.md", BOOKLET),
                // Without messages so far, and without the other booklet.
                ("de/rules/sloop.md", GERMAN),
                // Without booklets so far.
                ("fr/home.ftl", ""),
            ],
        );
        assert_eq!(folders.write(), Ok(()));
        let english = folders.written("en/rules/sloop.rs");
        assert!(english.starts_with("&["), "{english}");
        assert!(english.contains("Our ruling"), "{english}");
        assert!(folders.written("de/rules/sloop.rs").contains("Rangfolge"));
    }

    #[test]
    fn all_flaws_of_all_files_are_named() {
        let broken = BOOKLET.replacen("_groups_", "_groups", 1);
        let folders = Folders::new(
            "broken",
            &[
                ("en/rules/dealt.md", BOOKLET),
                ("en/rules/sloop.md", &broken),
                ("de/home.ftl", ""),
                ("de/rules/dealt.md", &GERMAN.replacen("§ ", "", 1)),
                ("de/rules/whist.md", GERMAN),
            ],
        );
        let flaws = folders.write().expect_err("they are broken");
        let files: Vec<&str> = flaws
            .iter()
            .filter_map(|flaw| flaw.split(": ").next())
            .collect();
        let expected = [
            "de/rules/sloop.md:1",
            "de/rules/dealt.md:16",
            "de/rules/whist.md:1",
            "en/rules/sloop.md:14",
        ];
        assert_eq!(files, expected, "{flaws:?}");
    }
}
