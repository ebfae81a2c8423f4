//! The notation within a line.

use super::Fault;
use super::page::Line;

/// A piece of a line that isn't just words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece<'a> {
    Term(&'a str),
    See(&'a str),
    Cards(&'a str),
}

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
    match pieces(&text) {
        Ok(_) => Ok(Line { at, text }),
        Err(what) => fault(what),
    }
}

/// A title: a line of nothing but words.
pub(super) fn title(at: usize, text: &str) -> Result<String, Fault> {
    let line = line(at, text).map_err(|(at, what)| (at, format!("in the title, {what}")))?;
    match pieces(&line.text) {
        Ok(pieces) if pieces.is_empty() => Ok(line.text),
        _ => Err((at, "a title has neither brackets nor `_`".into())),
    }
}

/// The terms, the references and the rows of cards in a line, or what is wrong with its markup.
pub(super) fn pieces(text: &str) -> Result<Vec<Piece<'_>>, String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['[', ']', '_']) {
        let marked = &rest[at..];
        let (piece, after) = if let Some(marked) = marked.strip_prefix('_') {
            let Some((term, after)) = marked.split_once('_') else {
                return Err("`_` begins a term that doesn't end with `_`".into());
            };
            if term.is_empty() || term.trim() != term || term.contains(['[', ']']) {
                return Err(format!("`_{term}_` is no term: it needs words, just words"));
            }
            (Piece::Term(term), after)
        } else if let Some(marked) = marked.strip_prefix('[') {
            let Some((inside, after)) = marked.split_once(']') else {
                return Err("`[` is never closed".into());
            };
            if inside.trim().is_empty() || inside.contains(['[', '_']) {
                return Err(format!("`[{inside}]` is neither a clause nor cards"));
            }
            let piece = if inside.contains('-') {
                Piece::See(inside)
            } else {
                Piece::Cards(inside)
            };
            (piece, after)
        } else {
            return Err("`]` closes nothing".into());
        };
        pieces.push(piece);
        rest = after;
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_terms_clauses_and_cards() {
        let text = "A _pair_ such as [8 8] leads, see [DE-3.4].";
        let expected = [
            Piece::Term("pair"),
            Piece::Cards("8 8"),
            Piece::See("DE-3.4"),
        ];
        assert_eq!(pieces(text).as_deref(), Ok(&expected[..]));
        assert_eq!(pieces("Just words."), Ok(Vec::new()));
    }

    #[test]
    fn a_space_that_does_not_break_is_written_as_in_markdown() {
        let text = line(3, " 20&nbsp;% ").map(|line| line.text);
        assert_eq!(text.as_deref(), Ok("20\u{a0}%"));
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
