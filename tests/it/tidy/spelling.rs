//! English is spelled as in the United States, in the page, in the code and around it.

use super::maps::Tree;
use super::none;

/// Parts of words as they are spelled elsewhere. Words in `-ise` are listed without their ends.
const ELSEWHERE: [&str; 32] = [
    "afterwards",
    "artefact",
    "behaviour",
    "cancelled",
    "cancelling",
    "catalogue",
    "centre",
    "colour",
    "defence",
    "favour",
    "fulfil ",
    "grey",
    "honour",
    "humour",
    "judgement",
    "learnt",
    "leapt",
    "levelled",
    "licence",
    "manoeuvr",
    "modelled",
    "mould",
    "moustache",
    "neighbour",
    "offence",
    "practise",
    "rumour",
    "skilful",
    "spelt",
    "spoilt",
    "towards",
    "travell",
];
const BEFORE_ISE: [&str; 20] = [
    "apolog", "capital", "categor", "custom", "emphas", "final", "general", "initial", "local",
    "maxim", "memor", "minim", "normal", "optim", "organ", "random", "recogn", "serial", "summar",
    "synchron",
];

/// What others wrote, what is not English, and this file.
const OTHERS: [&str; 7] = [
    "tests/it/tidy/spelling.rs",
    "package-lock.json",
    "LICENSE",
    "static/licenses.txt",
    "static/fonts/",
    "src/i18n/de/",
    ".lock",
];

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
        if OTHERS.iter().any(|it| path.contains(it)) {
            continue;
        }
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
