//! English is spelled as in the United States, in the page, in the code and around it.

use super::none;
use super::tree::Tree;

/// Parts of words as they are spelled elsewhere.
const ELSEWHERE: [&str; 46] = [
    "afterwards",
    "amongst",
    "analyse",
    "armour",
    "artefact",
    "behaviour",
    "cancelled",
    "cancelling",
    "catalogue",
    "centre",
    "colour",
    "defence",
    "favour",
    "fibre",
    "flavour",
    "fulfil ",
    "grey",
    "harbour",
    "honour",
    "humour",
    "judgement",
    "labelled ",
    "labour",
    "learnt",
    "leapt",
    "levelled",
    "licence",
    "manoeuvr",
    "metre",
    "modelled",
    "mould",
    "moustache",
    "neighbour",
    "offence",
    "practise",
    "rumour",
    "signalled",
    "skilful",
    "spelt",
    "spoilt",
    "theatre",
    "totalled",
    "towards",
    "travell",
    "way round",
    "whilst",
];
/// Words in `-ise`, without that.
const BEFORE_ISE: [&str; 25] = [
    "apolog", "capital", "categor", "custom", "emphas", "final", "general", "initial", "local",
    "maxim", "memor", "minim", "normal", "optim", "organ", "priorit", "random", "real", "recogn",
    "serial", "standard", "summar", "synchron", "util", "visual",
];

/// What others wrote, and this file.
const OTHERS: [&str; 5] = [
    "tests/it/tidy/spelling.rs",
    "package-lock.json",
    "LICENSE",
    "static/licenses.txt",
    "static/fonts/",
];

/// Whether the text of a file is English, with what stands around it.
fn is_english(path: &str) -> bool {
    let german =
        path.starts_with("src/i18n/de/") && [".ftl", ".md"].iter().any(|it| path.ends_with(it));
    !german && !OTHERS.iter().any(|it| path.contains(it))
}

/// A note's name in the storage of browsers that have shown it.
const STORED: &str = "dealt-neighbours";

/// Every part of a word that is spelled as it is elsewhere.
fn elsewhere() -> Vec<String> {
    let ends = ["ise", "ising", "isation"];
    let ise = BEFORE_ISE
        .iter()
        .flat_map(|it| ends.map(|end| format!("{it}{end}")));
    ise.chain(ELSEWHERE.map(str::to_owned)).collect()
}

/// The parts of words in some text that are spelled as they are elsewhere, with the numbers of their lines.
fn misspelled<'a>(text: &str, elsewhere: &'a [String]) -> Vec<(usize, &'a str)> {
    let text = text.to_lowercase().replace(STORED, "");
    let found = elsewhere.iter().flat_map(|part| {
        let lines = text
            .match_indices(&part[..])
            .map(|(at, _)| 1 + text[..at].matches('\n').count());
        lines.map(|line| (line, &part[..]))
    });
    found.collect()
}

#[test]
fn spelling_is_american() {
    let elsewhere = elsewhere();
    let mut faults = Vec::new();
    for (path, text) in Tree::read().texts() {
        let text = if is_english(path) {
            text
        } else {
            String::new()
        };
        let text = format!("{path} {text}");
        let found = misspelled(&text, &elsewhere);
        faults.extend(
            found
                .iter()
                .map(|(line, part)| format!("{path}:{line}: {part}")),
        );
    }
    none(&faults);
}

#[test]
fn other_spellings_are_found_within_names() {
    let elsewhere = elsewhere();
    let text =
        "fn ColourOf() {}\nconst SERIALISED: u8 = 1;\n// A neighbor, optimistic and precise.";
    assert_eq!(
        misspelled(text, &elsewhere),
        [(2, "serialise"), (1, "colour")]
    );
}
