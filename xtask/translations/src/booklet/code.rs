//! Writes a booklet as Rust.

use super::page::{Chapter, Line, Passage, Run, Section};

/// An expression of the type `&[Chapter]`, for a place where the types of `i18n::booklet` are in scope.
pub(super) fn code(chapters: &[Chapter]) -> String {
    slice(chapters, chapter) + "\n"
}

fn slice<T>(items: &[T], code: impl Fn(&T) -> String) -> String {
    let items: Vec<String> = items.iter().map(code).collect();
    format!("&[{}]", items.join(", "))
}

fn chapter(Chapter { head, articles }: &Chapter) -> String {
    let Section { name, title, .. } = head;
    let (passages, articles) = (slice(&head.passages, passage), slice(articles, article));
    format!(
        "Chapter {{ name: {name:?}, title: {title:?}, passages: {passages}, articles: {articles} }}"
    )
}

fn article(article: &Section) -> String {
    let (clause, title) = (&article.name, &article.title);
    let passages = slice(&article.passages, passage);
    format!("\nArticle {{ clause: {clause:?}, title: {title:?}, passages: {passages} }}")
}

fn passage(passage: &Passage) -> String {
    let what = match passage {
        Passage::Text(line) => format!("Text({})", text(line)),
        Passage::Marked(mark, line) => format!("Marked(Footnote::{mark:?}, {})", text(line)),
        Passage::Here(line) => format!("Here({})", text(line)),
        Passage::Things(lines) => format!("Things({})", slice(lines, text)),
        Passage::Points(points) => {
            format!(
                "Points({})",
                slice(points, |point| slice(point, self::passage))
            )
        }
        Passage::Ladder(lines) => format!("Ladder({})", slice(lines, text)),
        Passage::Example(lines) => format!("Example({})", slice(lines, text)),
        Passage::Figures(rows) => format!("Figures({})", slice(rows, |row| slice(row, text))),
    };
    format!("\nPassage::{what}")
}

/// A line as `i18n::booklet` reads it.
fn text(line: &Line) -> String {
    let pieces = line.runs.iter().map(|run| match run {
        Run::Words(words) => words.clone(),
        Run::Term(term) => format!("_{term}"),
        Run::See(clause) => format!("#{clause}"),
        Run::Cards(cards) => format!("[{cards}"),
    });
    let pieces: Vec<String> = pieces.collect();
    format!("Line({:?})", pieces.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::*;

    #[test]
    fn every_passage_becomes_rust() {
        let text = "# A {#AB-1}\n\n## AB-1.1 One\n\n\"So\"&nbsp;it is.\n\n† _So_.\n\n> see [AB-1.1]\n\n- [8 10]\n\n\
                    1. So.\n\n> 1. So.\n\n- (a) So.\n\n  ± So.\n\n| | A |\n| - | - |\n| B | C |\n";
        let code = code(&parse(text).expect("it is written correctly"));
        let expected = [
            r#"&[Chapter { name: "AB-1", title: "A", passages: &[], articles: &["#,
            r#"Article { clause: "AB-1.1", title: "One", passages: &["#,
            r#"Passage::Text(Line("\"So\"\u{a0}it is.")), "#,
            r#"Passage::Marked(Footnote::Described, Line("_So\n.")), "#,
            r#"Passage::Here(Line("see \n#AB-1.1")), "#,
            r#"Passage::Things(&[Line("[8 10")]), "#,
            r#"Passage::Ladder(&[Line("So.")]), "#,
            r#"Passage::Example(&[Line("So.")]), "#,
            r#"Passage::Points(&[&["#,
            r#"Passage::Text(Line("So.")), "#,
            r#"Passage::Marked(Footnote::Option, Line("So."))]]), "#,
            r#"Passage::Figures(&[&[Line(""), Line("A")], &[Line("B"), Line("C")]])] }] }]"#,
            "",
        ];
        assert_eq!(code, expected.join("\n"));
    }
}
