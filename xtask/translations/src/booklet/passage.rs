//! Tells passages apart by how they begin.

use super::block::Block;
use super::line::line;
use super::page::{Footnote, Line, Passage, letter};
use crate::flaw::Fault;

/// A passage, whichever it is.
pub(super) fn passage(block: &Block) -> Result<Passage, Fault> {
    let (at, first) = block.first();
    if first.starts_with('|') {
        return Ok(Passage::Figures(figures(block)?));
    }
    if let Some(quoted) = first.strip_prefix('>') {
        return if numbered(quoted.trim_start()).is_some() {
            let moves = block.items("this line begins with `> {}. `", |index, text| {
                let quoted = text.strip_prefix('>')?;
                numbered_as(index, quoted.trim_start())
            });
            moves.map(Passage::Example)
        } else {
            let (at, _) = block.only()?;
            line(at, quoted).map(Passage::Here)
        };
    }
    if point_of(first).is_some() {
        return points(block, 0).map(Passage::Points);
    }
    if item(first).is_some() {
        let things = block.items("this line begins with `- `", |_, text| item(text));
        return things.map(Passage::Things);
    }
    if numbered(first).is_some() {
        let rungs = block.items("this line begins with `{}. `", numbered_as);
        return rungs.map(Passage::Ladder);
    }
    paragraph(at, block.only()?.1)
}

/// A paragraph, with or without a sign.
fn paragraph(at: usize, text: &str) -> Result<Passage, Fault> {
    let mut rest = text.chars();
    let first = rest.next().unwrap_or(' ');
    if let Some(mark) = Footnote::ALL.into_iter().find(|mark| mark.sign() == first) {
        return match rest.as_str() {
            "" => line(at, ""),
            said if said.starts_with(' ') => line(at, said),
            _ => Err((at, format!("a space comes after the sign {first}"))),
        }
        .map(|line| Passage::Marked(mark, line));
    }
    let opening = ['[', '_', '(', '\'', '"', '«', '»', '¿', '¡'];
    let quote = ('\u{2018}'..='\u{201f}').contains(&first) || first == '\u{2039}';
    if first.is_alphanumeric() || quote || opening.contains(&first) {
        return line(at, text).map(Passage::Text);
    }
    let what = format!("`{first}` is no sign that a paragraph begins with: they are § ‡ † ± > - |");
    Err((at, what))
}

/// What an item of a list says.
fn item(text: &str) -> Option<&str> {
    let said = text.strip_prefix('-')?;
    (said.is_empty() || said.starts_with(' ')).then_some(said)
}

/// The number of an item, and what it says.
fn numbered(text: &str) -> Option<(usize, &str)> {
    let (number, said) = text.split_once('.')?;
    let separate = said.is_empty() || said.starts_with(' ');
    separate.then_some((number.parse().ok()?, said))
}

/// What the item with this index says, if it is numbered so.
fn numbered_as(index: usize, text: &str) -> Option<&str> {
    numbered(text)
        .filter(|(number, _)| *number == index + 1)
        .map(|(_, said)| said)
}

/// The letter of a point, and what it says.
pub(super) fn point_of(text: &str) -> Option<(char, &str)> {
    let (letter, said) = item(text)?
        .trim_start()
        .strip_prefix('(')?
        .split_once(')')?;
    let mut letters = letter.chars();
    let letter = letters.next().filter(char::is_ascii_lowercase)?;
    letters.next().is_none().then_some((letter, said))
}

/// Points, of which there are some already.
pub(super) fn points(block: &Block, before: usize) -> Result<Vec<Vec<Passage>>, Fault> {
    let point = |(index, (at, text)): (usize, &(usize, &str))| match point_of(text) {
        Some((found, said)) if found == letter(before + index) => {
            if said.trim().is_empty() {
                line(*at, said).map(|line| vec![Passage::Text(line)])
            } else {
                Ok(vec![paragraph(*at, said.trim())?])
            }
        }
        _ => {
            let letter = letter(before + index);
            let what =
                format!("this line begins with `- ({letter}) `, or needs a blank line before it");
            Err((*at, what))
        }
    };
    block.lines.iter().enumerate().map(point).collect()
}

/// A table: headings, a line of dashes, and rows that are as long. Only the corner may be empty.
fn figures(block: &Block) -> Result<Vec<Vec<Line>>, Fault> {
    let mut rows: Vec<Vec<Line>> = Vec::new();
    for (index, &(at, text)) in block.lines.iter().enumerate() {
        let inside = text
            .strip_prefix('|')
            .and_then(|text| text.strip_suffix('|'));
        let Some(inside) = inside else {
            return Err((at, "a row of a table begins and ends with `|`".into()));
        };
        let cells: Vec<&str> = inside.split('|').map(str::trim).collect();
        let columns = rows.first().map_or(cells.len(), Vec::len);
        if cells.len() != columns {
            let what = format!(
                "this row has {} cells, and the first row has {columns}",
                cells.len()
            );
            return Err((at, what));
        }
        let dashes =
            |cell: &&str| !cell.is_empty() && cell.trim_matches(':').bytes().all(|b| b == b'-');
        if index == 1 {
            if !cells.iter().all(dashes) {
                let what = "a line such as `| --- | --- |` comes after the first row of a table";
                return Err((at, what.into()));
            }
            continue;
        }
        let cell = |(column, text): (usize, &&str)| match *text {
            "" if index == 0 && column == 0 => Ok(Line {
                at,
                runs: Vec::new(),
            }),
            text => line(at, text),
        };
        rows.push(
            cells
                .iter()
                .enumerate()
                .map(cell)
                .collect::<Result<_, _>>()?,
        );
    }
    if rows.len() < 2 {
        let what = "a table has a row of headings, a line such as `| --- | --- |`, and more rows";
        return Err((block.first().0, what.into()));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::*;

    fn text(at: usize, text: &str) -> Line {
        line(at, text).expect("it is written correctly")
    }

    /// The passages under a heading on the first line.
    fn passages(text: &str) -> Vec<Passage> {
        let text = format!("# A {{#a}}\n\n{text}");
        let mut chapters = parse(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
        chapters.remove(0).head.passages
    }

    /// The only fault of what follows a heading on the first line.
    #[track_caller]
    fn assert_fault(text: &str, at: usize, what: &str) {
        let faults = parse(&format!("# A {{#a}}\n\n{text}"));
        assert_eq!(faults, Err(vec![(at, what.into())]), "{text}");
    }

    #[test]
    fn each_paragraph_may_have_a_sign() {
        let line = |at| text(at, "So.");
        assert_eq!(
            passages("So.\n\n§ So.\n\n‡ So.\n\n† So.\n\n± So.\n\n> So."),
            [
                Passage::Text(line(3)),
                Passage::Marked(Footnote::Ruling, line(5)),
                Passage::Marked(Footnote::Reconstructed, line(7)),
                Passage::Marked(Footnote::Described, line(9)),
                Passage::Marked(Footnote::Option, line(11)),
                Passage::Here(line(13)),
            ]
        );
        for begins in [
            "65 cards.",
            "[X] is.",
            "_Solo_ is.",
            "(So.)",
            "„So.“",
            "Öl.",
        ] {
            assert_eq!(passages(begins), [Passage::Text(text(3, begins))]);
        }
    }

    #[test]
    fn lists_are_told_apart_by_their_markers() {
        let lines = || vec![text(3, "One."), text(4, "Two.")];
        assert_eq!(passages("- One.\n- Two."), [Passage::Things(lines())]);
        assert_eq!(passages("1. One.\n2. Two."), [Passage::Ladder(lines())]);
        assert_eq!(
            passages("> 1. One.\n> 2. Two."),
            [Passage::Example(lines())]
        );
    }

    #[test]
    fn points_contain_passages() {
        let points = vec![
            vec![
                Passage::Text(text(3, "One.")),
                Passage::Marked(Footnote::Ruling, text(5, "So.")),
                Passage::Things(vec![text(7, "This.")]),
            ],
            vec![Passage::Marked(Footnote::Option, text(9, "Two."))],
            vec![Passage::Text(text(10, "Three."))],
        ];
        assert_eq!(
            passages("- (a) One.\n\n  § So.\n\n  - This.\n\n- (b) ± Two.\n- (c) Three.\n\nNext."),
            [Passage::Points(points), Passage::Text(text(12, "Next."))]
        );
    }

    #[test]
    fn a_table_has_headings_and_figures() {
        let corner = Line {
            at: 3,
            runs: Vec::new(),
        };
        let rows = vec![
            vec![corner, text(3, "2"), text(3, "3")],
            vec![text(5, "Cards"), text(5, "[8]"), text(5, "9")],
        ];
        assert_eq!(
            passages("| | 2 | 3 |\n| :-- | --: | --- |\n|Cards|[8]|9|"),
            [Passage::Figures(rows)]
        );
    }

    const RUN_ON: &str =
        "this line needs a blank line before it, or belongs at the end of the line above";

    #[test]
    fn wrong_paragraphs_are_described() {
        assert_fault("So it\nis.", 4, RUN_ON);
        assert_fault("§ So.\n‡ So.", 4, RUN_ON);
        assert_fault("> So it\n> is.", 4, RUN_ON);
        assert_fault("§So.", 3, "a space comes after the sign §");
        for sign in ['¶', '+', '–', '!', '•'] {
            let what =
                format!("`{sign}` is no sign that a paragraph begins with: they are § ‡ † ± > - |");
            assert_fault(&format!("{sign} So."), 3, &what);
        }
        for empty in [
            "§",
            "§ ",
            ">",
            "-",
            "- \n- So.",
            "1.",
            "> 1. ",
            "- (a)",
            "- (a) §",
        ] {
            assert_fault(empty, 3, "there is no text here");
        }
        assert_fault("§ See [AB-1.1.", 3, "`[` is never closed");
        assert_fault(
            "- (a) A _term.",
            3,
            "`_` begins a term that doesn't end with `_`",
        );
        let indented = "only what belongs to a point, `- (a) …`, is indented";
        assert_fault("So.\n\n  § So.", 5, indented);
        // All of them at once.
        let faults = parse("# A {#a}\n\n§\n\n¶ So.").map_err(|faults| faults.len());
        assert_eq!(faults, Err(2));
    }

    #[test]
    fn wrong_lists_are_described() {
        let at =
            |marker| format!("this line begins with `{marker} `, or needs a blank line before it");
        assert_fault("- One.\nTwo.", 4, &at("-"));
        assert_fault("- One.\n1. Two.", 4, &at("-"));
        assert_fault("1. One.\n3. Two.", 4, &at("2."));
        assert_fault("2. One.", 3, &at("1."));
        assert_fault("> 1. One.\n> Two.", 4, &at("> 2."));
        assert_fault("> 1. One.\n2. Two.", 4, &at("> 2."));
        assert_fault("- (b) One.", 3, &at("- (a)"));
        assert_fault("- (a) One.\n\n- (c) Two.", 5, &at("- (b)"));
        assert_fault("- (a) One.\n  § So.", 4, &at("- (b)"));
    }

    #[test]
    fn wrong_tables_are_described() {
        let dashes = "a line such as `| --- | --- |` comes after the first row of a table";
        assert_fault("| A | B |\n| C | D |", 4, dashes);
        let rows = "a table has a row of headings, a line such as `| --- | --- |`, and more rows";
        assert_fault("| A | B |", 3, rows);
        assert_fault("| A | B |\n| - | - |", 3, rows);
        let cells = "this row has 1 cells, and the first row has 2";
        assert_fault("| A | B |\n| - | - |\n| C |", 5, cells);
        assert_fault("| A | B |\n| - | - |\n| C | |", 5, "there is no text here");
        let ends = "a row of a table begins and ends with `|`";
        assert_fault("| A | B |\n| - | - |\n| C | D", 5, ends);
        assert_fault("| A | B |\n| - | - |\nC.", 5, ends);
    }
}
