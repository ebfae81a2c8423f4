//! What has to fit within a booklet.

use std::collections::BTreeMap;

use super::page::{Chapter, Passage, Run, Section};
use crate::flaw::Fault;

/// Everything in a booklet that doesn't fit the rest of it.
pub(super) fn faults(chapters: &[Chapter]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut taken: BTreeMap<&str, usize> = BTreeMap::new();
    for section in chapters.iter().flat_map(Chapter::sections) {
        let Section { at, name, .. } = section;
        if let Some(before) = taken.get(name.as_str()) {
            faults.push((*at, format!("{name} is already the name of line {before}")));
        }
        taken.entry(name).or_insert(*at);
    }
    for chapter in chapters {
        let name = &chapter.head.name;
        if chapter.articles.is_empty() && chapter.head.passages.is_empty() {
            faults.push((chapter.head.at, format!("nothing is said in {name}")));
        }
        for Section {
            at,
            name: clause,
            passages,
            ..
        } in &chapter.articles
        {
            if clause.rsplit_once('.').map(|(chapter, _)| chapter) != Some(name.as_str()) {
                faults.push((*at, format!("{clause} is no clause of the chapter {name}")));
            }
            if passages.is_empty() {
                faults.push((*at, format!("nothing is said in {clause}")));
            }
        }
    }
    let articles = chapters.iter().flat_map(|chapter| &chapter.articles);
    let clauses: Vec<&str> = articles.map(|article| article.name.as_str()).collect();
    let sections = chapters.iter().flat_map(Chapter::sections);
    let passages = sections.flat_map(|section| &section.passages);
    for line in passages.flat_map(Passage::lines) {
        for run in &line.runs {
            if let Run::See(clause) = run
                && !clauses.contains(&clause.as_str())
            {
                faults.push((line.at, format!("there is no clause {clause}")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::super::samples::BOOKLET;
    use super::*;

    fn found(text: &str) -> Vec<Fault> {
        faults(&parse(text).expect("it is written correctly"))
    }

    #[test]
    fn names_are_unique_and_in_their_chapters() {
        assert_eq!(found(BOOKLET), []);
        let text = "# A {#AB-1}\n\n## AB-1.1 One\n\nSo.\n\n## AB-1.1 Two\n\nSo.\n\n\
                    ## AB-2.1 Three\n\nSo.\n\n# B {#AB-1}\n\nSo.";
        let expected = [
            (7, "AB-1.1 is already the name of line 3"),
            (15, "AB-1 is already the name of line 1"),
            (11, "AB-2.1 is no clause of the chapter AB-1"),
        ];
        assert_eq!(found(text), expected.map(|(at, what)| (at, what.into())));
        // A number that merely begins alike.
        let text = "# A {#AB-1}\n\n## AB-11.1 One\n\nSo.";
        assert_eq!(found(text).len(), 1);
    }

    #[test]
    fn every_chapter_and_every_clause_says_something() {
        let text = "# A {#a}\n\n# B {#AB-1}\n\n## AB-1.1 One\n";
        let expected = [
            (1, "nothing is said in a"),
            (5, "nothing is said in AB-1.1"),
        ];
        assert_eq!(found(text), expected.map(|(at, what)| (at, what.into())));
    }

    #[test]
    fn a_reference_leads_to_a_clause() {
        let text = "# A {#a}\n\nSee [AB-1.1] and [AB-1.2].\n\n# B {#AB-1}\n\n## AB-1.1 One\n\n\
                    - (a) So.\n\n  § See [AB-1].";
        let expected = [
            (3, "there is no clause AB-1.2"),
            (11, "there is no clause AB-1"),
        ];
        assert_eq!(found(text), expected.map(|(at, what)| (at, what.into())));
    }
}
