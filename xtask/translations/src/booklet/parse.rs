//! Reads a booklet.

use super::block::{Block, blocks};
use super::heading::{article, chapter};
use super::page::{Chapter, Passage};
use super::passage::{passage, point_of, points as more};
use crate::flaw::Fault;

/// Reads a booklet, or says everything that is wrong with it by itself.
pub(super) fn parse(text: &str) -> Result<Vec<Chapter>, Vec<Fault>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut faults = Vec::new();
    for block in blocks(text) {
        faults.extend(add(&mut chapters, &block).err());
        if chapters.is_empty() {
            // Nothing has a place without the first heading.
            break;
        }
    }
    if chapters.is_empty() && faults.is_empty() {
        faults.push((1, "there is no chapter in this booklet".into()));
    }
    if faults.is_empty() {
        Ok(chapters)
    } else {
        Err(faults)
    }
}

fn add(chapters: &mut Vec<Chapter>, block: &Block) -> Result<(), Fault> {
    let (at, first) = block.first();
    if first.starts_with('#') {
        let (at, heading) = block.only()?;
        let Some(clause) = heading.strip_prefix("## ") else {
            let articles = Vec::new();
            let head = chapter(at, heading)?;
            chapters.push(Chapter { head, articles });
            return Ok(());
        };
        let article = article(at, clause)?;
        let before = (at, "the first chapter, `# …`, comes before this".into());
        chapters.last_mut().ok_or(before)?.articles.push(article);
        return Ok(());
    }
    let before = || (at, "a heading, `# …` or `## …`, comes before this".into());
    let chapter = chapters.last_mut().ok_or_else(before)?;
    let passages = match chapter.articles.last_mut() {
        Some(article) => &mut article.passages,
        None => &mut chapter.head.passages,
    };
    match passages.last_mut() {
        Some(Passage::Points(points)) if block.indented => {
            let point = points.last_mut().ok_or_else(before)?;
            point.push(passage(block)?);
        }
        _ if block.indented => {
            let what = "only what belongs to a point, `- (a) …`, is indented";
            return Err((at, what.into()));
        }
        Some(Passage::Points(points)) if point_of(first).is_some() => {
            points.extend(more(block, points.len())?);
        }
        _ => passages.push(passage(block)?),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::samples::BOOKLET;
    use super::*;

    fn read(text: &str) -> Vec<Chapter> {
        parse(text).unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    #[test]
    fn a_booklet_has_chapters_and_clauses() {
        let chapters = read(BOOKLET);
        let names: Vec<&str> = { chapters.iter() }
            .flat_map(Chapter::sections)
            .map(|section| section.name.as_str())
            .collect();
        let expected = [
            "opening", "order", "SL-3", "SL-3.1", "SL-3.2", "SL-4", "SL-4.1",
        ];
        assert_eq!(names, expected);
        let capturing = &chapters[2];
        assert_eq!(capturing.head.title, "Capturing");
        assert!(capturing.head.passages.is_empty());
        let article = &capturing.articles[0];
        assert_eq!((article.at, &*article.title), (12, "What a card captures"));
        assert_eq!(article.passages.len(), 6);
        // Also as other systems write lines.
        assert_eq!(read(&BOOKLET.replace('\n', "\r\n")), chapters);
    }

    #[test]
    fn wrong_headings_are_described() {
        for (text, at, what) in [
            ("", 1, "there is no chapter in this booklet"),
            ("So.", 1, "a heading, `# …` or `## …`, comes before this"),
            (
                "## AB-1.1 One",
                1,
                "the first chapter, `# …`, comes before this",
            ),
            (
                "# A {#}",
                1,
                "`` can't be the name of a chapter: use letters and digits",
            ),
            (
                "# A {#ä}",
                1,
                "`ä` can't be the name of a chapter: use letters and digits",
            ),
            ("# {#a}", 1, "in the title, there is no text here"),
            ("# [A] {#a}", 1, "a title has neither brackets nor `_`"),
            (
                "# A {#a}\n## AB-1.1 One",
                2,
                "this line needs a blank line before it, or belongs at the end of the line above",
            ),
            (
                "# A {#a}\n\n## AB-1.1",
                3,
                "in the title, there is no text here",
            ),
            // What follows is not wrong because of it.
            (
                "So.\n\nAnd so on.",
                1,
                "a heading, `# …` or `## …`, comes before this",
            ),
        ] {
            assert_eq!(parse(text), Err(vec![(at, what.into())]), "{text}");
        }
        let heading =
            "a heading is `# Title {#name}` for a chapter or `## XX-1.2 Title` for a clause";
        for text in ["# A", "#A {#a}", "### A", "##AB-1.1 One"] {
            assert_eq!(parse(text), Err(vec![(1, heading.into())]), "{text}");
        }
        for clause in [
            "One", "AB-1", "ab-1.1", "AB-1.", "AB-1.1:", "AB-1.1a", "-1.1",
        ] {
            let what = format!("`{clause}` is no number of a clause, such as `XX-1.2`");
            let faults = parse(&format!("# A {{#a}}\n\n## {clause} So"));
            assert_eq!(faults, Err(vec![(3, what)]));
        }
    }
}
