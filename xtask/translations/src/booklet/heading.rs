//! The headings of chapters and of clauses.

use super::line::title;
use super::page::Section;
use crate::flaw::Fault;

/// `# Capturing {#SL-3}`
pub(super) fn chapter(at: usize, heading: &str) -> Result<Section, Fault> {
    let named = heading
        .strip_prefix("# ")
        .and_then(|rest| rest.strip_suffix('}'))
        .and_then(|rest| rest.rsplit_once("{#"));
    let Some((words, name)) = named else {
        let what = "a heading is `# Title {#name}` for a chapter or `## XX-1.2 Title` for a clause";
        return Err((at, what.into()));
    };
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if name.is_empty() || !name.chars().all(part) {
        let what = format!("`{name}` can't be the name of a chapter: use letters and digits");
        return Err((at, what));
    }
    Ok(Section {
        at,
        name: name.into(),
        title: title(at, words)?,
        passages: Vec::new(),
    })
}

/// `SL-3.1 What a card captures`
pub(super) fn article(at: usize, heading: &str) -> Result<Section, Fault> {
    let (clause, words) = heading.split_once(' ').unwrap_or((heading, ""));
    if !is_clause(clause) {
        let what = format!("`{clause}` is no number of a clause, such as `XX-1.2`");
        return Err((at, what));
    }
    Ok(Section {
        at,
        name: clause.into(),
        title: title(at, words)?,
        passages: Vec::new(),
    })
}

/// Whether this is the number of a clause, such as `SL-3.1`.
fn is_clause(text: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let parts = text.split_once('-').and_then(|(game, numbers)| {
        let (chapter, article) = numbers.split_once('.')?;
        Some((game, chapter, article))
    });
    parts.is_some_and(|(game, chapter, article)| {
        let game = !game.is_empty() && game.bytes().all(|b| b.is_ascii_uppercase());
        game && number(chapter) && number(article)
    })
}
