//! The notation within a line.

use super::page::{Line, Run};
use crate::flaw::Fault;

/// What Markdown would take for something that a booklet doesn't have.
const FOREIGN: [char; 6] = ['*', '`', '<', '\\', '|', '#'];

/// A line of text, if there is nothing wrong with it.
pub(super) fn line(at: usize, text: &str) -> Result<Line, Fault> {
    let text = text.trim().replace("&nbsp;", "\u{a0}");
    let fault = |what: String| Err((at, what));
    if text.is_empty() {
        return fault("there is no text here".into());
    }
    if let Some(sign) = text.chars().find(|sign| FOREIGN.contains(sign)) {
        return fault(format!("`{sign}` has no meaning in a booklet"));
    }
    match runs(&text) {
        Ok(runs) => Ok(Line { at, runs }),
        Err(what) => fault(what),
    }
}

/// A title: a line of nothing but words.
pub(super) fn title(at: usize, text: &str) -> Result<String, Fault> {
    let line = line(at, text).map_err(|(at, what)| (at, format!("in the title, {what}")))?;
    match &line.runs[..] {
        [Run::Words(words)] => Ok(words.clone()),
        _ => Err((at, "a title has neither brackets nor `_`".into())),
    }
}

/// The pieces of a line, or what is wrong with its markup.
fn runs(text: &str) -> Result<Vec<Run>, String> {
    let words = |text: &str| (!text.is_empty()).then(|| Run::Words(text.into()));
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['[', ']', '_']) {
        let (run, after) = marked(&rest[at..])?;
        runs.extend(words(&rest[..at]));
        runs.push(run);
        rest = after;
    }
    runs.extend(words(rest));
    Ok(runs)
}

/// The piece that a text begins with, and what comes after it.
fn marked(text: &str) -> Result<(Run, &str), String> {
    if let Some(text) = text.strip_prefix('_') {
        let Some((term, after)) = text.split_once('_') else {
            return Err("`_` begins a term that doesn't end with `_`".into());
        };
        if term.is_empty() || term.trim() != term || term.contains(['[', ']']) {
            return Err(format!("`_{term}_` is no term: it needs words, just words"));
        }
        return Ok((Run::Term(term.into()), after));
    }
    let Some(text) = text.strip_prefix('[') else {
        return Err("`]` closes nothing".into());
    };
    let Some((inside, after)) = text.split_once(']') else {
        return Err("`[` is never closed".into());
    };
    if inside.trim().is_empty() || inside.contains(['[', '_']) {
        return Err(format!("`[{inside}]` is neither a clause nor cards"));
    }
    let run = if inside.contains('-') {
        Run::See(inside.into())
    } else {
        Run::Cards(inside.into())
    };
    Ok((run, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_runs(text: &str, expected: &[Run]) {
        let runs = line(3, text).map(|line| line.runs);
        assert_eq!(runs.as_deref(), Ok(expected));
    }

    #[test]
    fn a_line_is_words_terms_clauses_and_cards() {
        let expected = [
            Run::Words("A ".into()),
            Run::Term("pair".into()),
            Run::Words(" such as ".into()),
            Run::Cards("8 8".into()),
            Run::Words(" leads, see ".into()),
            Run::See("DE-3.4".into()),
            Run::Words(".".into()),
        ];
        assert_runs("A _pair_ such as [8 8] leads, see [DE-3.4].", &expected);
        assert_runs("Just words.", &[Run::Words("Just words.".into())]);
        assert_runs("[X]", &[Run::Cards("X".into())]);
    }

    #[test]
    fn a_space_that_does_not_break_is_written_as_in_markdown() {
        assert_runs(" 20&nbsp;% ", &[Run::Words("20\u{a0}%".into())]);
    }

    #[test]
    fn wrong_markup_is_described() {
        for (text, what) in [
            (" ", "there is no text here"),
            ("A _pair.", "`_` begins a term that doesn't end with `_`"),
            ("A __ pair.", "`__` is no term: it needs words, just words"),
            (
                "A _pair _is.",
                "`_pair _` is no term: it needs words, just words",
            ),
            ("A _[8]_.", "`_[8]_` is no term: it needs words, just words"),
            ("See [DE-3.4.", "`[` is never closed"),
            ("See DE-3.4].", "`]` closes nothing"),
            ("See [ ].", "`[ ]` is neither a clause nor cards"),
            ("See [[8].", "`[[8]` is neither a clause nor cards"),
            ("A *pair*.", "`*` has no meaning in a booklet"),
            ("A <b>pair</b>.", "`<` has no meaning in a booklet"),
        ] {
            assert_eq!(line(7, text), Err((7, what.into())), "{text}");
        }
        assert_eq!(title(7, "A pair").as_deref(), Ok("A pair"));
        let fault = "a title has neither brackets nor `_`";
        assert_eq!(title(7, "A _pair_"), Err((7, fault.into())));
    }
}
