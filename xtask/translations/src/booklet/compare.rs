//! Holds a booklet to the English one.

use super::page::{Chapter, Passage, Run, Section};
use crate::flaw::Fault;

/// Every place where a booklet differs from the English one in anything but words.
pub(super) fn faults(booklet: &[Chapter], english: &[Chapter]) -> Vec<Fault> {
    let heads = |chapters: &[Chapter]| -> Vec<Section> {
        chapters
            .iter()
            .map(|chapter| chapter.head.clone())
            .collect()
    };
    let mut faults: Vec<Fault> = order(&heads(booklet), &heads(english), 1)
        .into_iter()
        .collect();
    for chapter in booklet {
        let same = |other: &&Chapter| other.head.name == chapter.head.name;
        if let Some(original) = english.iter().find(same) {
            let at = chapter.head.at;
            faults.extend(order(&chapter.articles, &original.articles, at));
        }
    }
    let originals: Vec<&Section> = english.iter().flat_map(Chapter::sections).collect();
    for section in booklet.iter().flat_map(Chapter::sections) {
        if let Some(original) = originals.iter().find(|it| it.name == section.name) {
            match shape(&section.passages, &original.passages, section.at) {
                Some(fault) => faults.push(fault),
                None => faults.extend(meaning(section, original)),
            }
        }
    }
    faults
}

/// The first section that isn't the one that English has there. `at` is where they would begin.
fn order(sections: &[Section], english: &[Section], at: usize) -> Option<Fault> {
    let longer = sections.len().max(english.len());
    let differ = |index: &usize| {
        sections.get(*index).map(|it| &it.name) != english.get(*index).map(|it| &it.name)
    };
    let index = (0..longer).find(differ)?;
    Some(match (sections.get(index), english.get(index)) {
        (Some(Section { at, name, .. }), Some(original)) => {
            let original = &original.name;
            (*at, format!("{original} comes here in English, not {name}"))
        }
        (Some(Section { at, name, .. }), None) => (*at, format!("{name} isn't here in English")),
        (None, original) => {
            let name = original.map_or("", |original| &original.name);
            let last = sections.last().map_or(at, |last| last.at);
            (
                last,
                format!("{name}, which English has, is missing after this"),
            )
        }
    })
}

/// The first passage that isn't of the kind and the size of the English one. `at` is where they begin.
fn shape(passages: &[Passage], english: &[Passage], at: usize) -> Option<Fault> {
    let mut last = at;
    for (passage, original) in passages.iter().zip(english) {
        last = passage.at();
        let (ours, theirs) = (passage.to_string(), original.to_string());
        if ours != theirs {
            return Some((last, format!("this is {ours}: in English it is {theirs}")));
        }
        if let (Passage::Points(points), Passage::Points(originals)) = (passage, original) {
            let points = points.iter().zip(originals);
            let within = |(point, original): (&Vec<Passage>, &Vec<Passage>)| {
                let at = point.first().map_or(last, Passage::at);
                shape(point, original, at)
            };
            if let Some(fault) = { points }.find_map(within) {
                return Some(fault);
            }
        }
    }
    if let Some(extra) = passages.get(english.len()) {
        return Some((
            extra.at(),
            format!("this is {extra}: English has none here"),
        ));
    }
    let missing = english.get(passages.len())?;
    Some((
        last,
        format!("{missing}, which English has, is missing after this"),
    ))
}

/// References and cards that only one of the two has. Their order follows the sentences of each language.
fn meaning(section: &Section, english: &Section) -> Vec<Fault> {
    let (name, mut missing) = (&section.name, brackets(english));
    let mut faults = Vec::new();
    for (at, bracket) in brackets(section) {
        match missing
            .iter()
            .position(|(_, original)| *original == bracket)
        {
            Some(index) => drop(missing.remove(index)),
            None => faults.push((at, format!("[{bracket}] isn't in {name} in English"))),
        }
    }
    let missing = missing.into_iter().map(|(_, bracket)| {
        let what = format!("[{bracket}], which English has, is missing in {name}");
        (section.at, what)
    });
    faults.extend(missing);
    faults
}

/// What stands in brackets, and on which lines.
fn brackets(section: &Section) -> Vec<(usize, String)> {
    let lines = section.passages.iter().flat_map(Passage::lines);
    let runs = lines.flat_map(|line| line.runs.iter().map(|run| (line.at, run)));
    let bracket = |(at, run): (usize, &Run)| match run {
        Run::See(clause) => Some((at, clause.clone())),
        Run::Cards(cards) => {
            let cards: Vec<&str> = cards.split_whitespace().collect();
            Some((at, cards.join(" ")))
        }
        Run::Words(_) | Run::Term(_) => None,
    };
    runs.filter_map(bracket).collect()
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::super::samples::{BOOKLET, GERMAN};
    use super::*;

    fn found(german: &str) -> Vec<Fault> {
        let read = |text| parse(text).expect("it is written correctly");
        faults(&read(german), &read(BOOKLET))
    }

    /// The only fault after a change to the German sample.
    #[track_caller]
    fn fault(from: &str, to: &str) -> (usize, String) {
        assert!(GERMAN.contains(from), "{from}");
        let faults = found(&GERMAN.replacen(from, to, 1));
        let [fault] = &faults[..] else {
            panic!("{faults:?}")
        };
        fault.clone()
    }

    #[track_caller]
    fn assert_fault(from: &str, to: &str, at: usize, what: &str) {
        assert_eq!(fault(from, to), (at, what.to_owned()));
    }

    #[test]
    fn a_translation_differs_in_nothing_but_words() {
        assert_eq!(found(GERMAN), []);
        assert_eq!(found(BOOKLET), []);
    }

    #[test]
    fn chapters_and_clauses_are_those_of_english() {
        assert_fault(
            "{#order}",
            "{#ordnung}",
            5,
            "order comes here in English, not ordnung",
        );
        assert_fault(
            "## SL-3.2 Eins nach dem anderen",
            "## SL-3.4 Eins nach dem anderen",
            27,
            "SL-3.2 comes here in English, not SL-3.4",
        );
        let end = GERMAN.find("# Figuren").expect("it has a last chapter");
        assert_eq!(
            found(&GERMAN[..end]),
            [(10, "SL-4, which English has, is missing after this".into())]
        );
        let clause = GERMAN.find("## SL-3.2").expect("it has two clauses");
        let short = format!("{}{}", &GERMAN[..clause], &GERMAN[end..]);
        assert_eq!(
            found(&short),
            [(
                12,
                "SL-3.2, which English has, is missing after this".into()
            )]
        );
        let more = format!("{GERMAN}\n## SL-4.2 Mehr\n\nMehr.\n\n# Noch mehr {{#SL-5}}\n\nMehr.\n");
        let faults: Vec<String> = found(&more).into_iter().map(|(_, what)| what).collect();
        assert_eq!(
            faults,
            ["SL-5 isn't here in English", "SL-4.2 isn't here in English"]
        );
    }

    #[test]
    fn no_paragraph_loses_its_sign() {
        assert_fault(
            "§ Unsere Regelung",
            "Unsere Regelung",
            16,
            "this is a paragraph without a sign: in English it is a paragraph with the sign §",
        );
        assert_fault(
            "‡ Ergänzt",
            "† Ergänzt",
            18,
            "this is a paragraph with the sign †: in English it is a paragraph with the sign ‡",
        );
        assert_fault(
            "  § Innerhalb",
            "  Innerhalb",
            37,
            "this is a paragraph without a sign: in English it is a paragraph with the sign §",
        );
    }

    #[test]
    fn passages_are_of_the_same_kind_and_size() {
        assert_fault(
            "2. [9 9] _Paar_\n",
            "",
            7,
            "this is a list (1.) of 1: in English it is a list (1.) of 2",
        );
        assert_fault(
            "| Punkte | 1 | 2 |",
            "| Punkte | 1 | 2 |\n| Mehr | 1 | 2 |",
            47,
            "this is a table of 3 rows and 3 columns: in English it is a table of 2 rows and 3 columns",
        );
        assert_fault(
            "- (b) Sonst das.\n\n",
            "",
            35,
            "this is points (a) to (a): in English it is points (a) to (b)",
        );
        assert_fault(
            "> der Tisch zählt.\n\n",
            "",
            35,
            "a note about this edition (>), which English has, is missing after this",
        );
        assert_fault(
            "| Punkte | 1 | 2 |",
            "| Punkte | 1 | 2 |\n\nNoch etwas.",
            51,
            "this is a paragraph without a sign: English has none here",
        );
        assert_fault(
            "  § Innerhalb eines Punktes.\n\n",
            "",
            35,
            "a paragraph with the sign §, which English has, is missing after this",
        );
    }

    #[test]
    fn references_and_cards_are_those_of_english() {
        assert_fault(
            " Siehe [SL-3.2].",
            "",
            12,
            "[SL-3.2], which English has, is missing in SL-3.1",
        );
        assert_fault(
            "Sonst das.",
            "Sonst das. [SL-3.1]",
            39,
            "[SL-3.1] isn't in SL-3.2 in English",
        );
        let faults = found(&GERMAN.replacen("[6 2 5 3]", "[6 2 5]", 1));
        assert_eq!(
            faults,
            [
                (24, "[6 2 5] isn't in SL-3.1 in English".into()),
                (
                    12,
                    "[6 2 5 3], which English has, is missing in SL-3.1".into()
                ),
            ]
        );
    }
}
