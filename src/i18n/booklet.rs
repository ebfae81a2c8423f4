//! The rule booklets of the games.
//!
//! A booklet consists of chapters, articles and passages. It is written in Markdown, `<language>/rules/<game>.md`,
//! and compiled by `xtask/translations`, which describes the notation and refuses a booklet that doesn't have all that
//! the English one has. In a line, `[DE-3.1]` is a reference to a clause, `[8 10 Stop]` is a row of cards, and `_pair_`
//! is a term being defined: see [`runs`].

/// Why the rules contain something that the rule book does not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Footnote {
    /// The rule book is silent or ambiguous.
    Ruling,
    /// It was never published, and had to be reconstructed.
    Reconstructed,
    /// It comes from others who describe the same game.
    Described,
    /// A table may choose.
    Option,
}

impl Footnote {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Self; 4] = [
        Self::Ruling,
        Self::Reconstructed,
        Self::Described,
        Self::Option,
    ];

    /// The sign that books use to annotate a word.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Ruling => "\u{a7}",
            Self::Reconstructed => "\u{2021}",
            Self::Described => "\u{2020}",
            Self::Option => "\u{b1}",
        }
    }
}

/// A passage of an article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A paragraph.
    Text(&'static str),
    /// A paragraph that is not in the rule book.
    Marked(Footnote, &'static str),
    /// How this edition handles it.
    Here(&'static str),
    /// An unordered list.
    Things(&'static [&'static str]),
    /// Points labeled (a), (b), (c), of which the first that applies counts.
    Points(&'static [&'static [Self]]),
    /// A list from lowest to highest.
    Ladder(&'static [&'static str]),
    /// An example of play, move by move.
    Example(&'static [&'static str]),
    /// A table of figures, with headings in the first row and the first column.
    Figures(&'static [&'static [&'static str]]),
}

/// A clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Article {
    /// Its number, as in `DE-3.1`.
    pub clause: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What it says.
    pub passages: &'static [Passage],
}

/// A chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name in addresses: the prefix of its clause numbers, or a word.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// The passages before its articles.
    pub passages: &'static [Passage],
    /// Its clauses in order.
    pub articles: &'static [Article],
}

impl Chapter {
    /// All passages, including those of its articles.
    pub fn all_passages(&self) -> impl Iterator<Item = &'static Passage> {
        let articles = self.articles.iter().flat_map(|article| article.passages);
        self.passages.iter().chain(articles)
    }
}

impl Passage {
    /// Whether this passage, or a passage within it, has this mark.
    #[must_use]
    pub fn bears(&self, mark: Footnote) -> bool {
        match self {
            Self::Marked(own, _) => *own == mark,
            Self::Points(points) => points
                .iter()
                .copied()
                .flatten()
                .any(|passage| passage.bears(mark)),
            _ => false,
        }
    }

    /// All its text, line by line.
    #[must_use]
    pub fn lines(&self) -> Vec<&'static str> {
        match self {
            Self::Text(line) | Self::Marked(_, line) | Self::Here(line) => vec![line],
            Self::Things(lines) | Self::Ladder(lines) | Self::Example(lines) => lines.to_vec(),
            Self::Points(points) => points
                .iter()
                .copied()
                .flatten()
                .flat_map(Self::lines)
                .collect(),
            Self::Figures(rows) => rows.concat(),
        }
    }
}

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// Words.
    Words(&'static str),
    /// A term where it is defined.
    Term(&'static str),
    /// A reference to a clause.
    See(&'static str),
    /// A row of cards, separated by spaces.
    Cards(&'static str),
}

/// Parses a line in the notation described at the top of this file.
#[must_use]
pub fn runs(line: &'static str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = line;
    while let Some((before, run, after)) = next_run(rest) {
        runs.extend((!before.is_empty()).then_some(Run::Words(before)));
        runs.push(run);
        rest = after;
    }
    runs.extend((!rest.is_empty()).then_some(Run::Words(rest)));
    runs
}

fn next_run(line: &'static str) -> Option<(&'static str, Run, &'static str)> {
    let (before, marked) = line.split_at(line.find(['[', '_'])?);
    if let Some(term) = marked.strip_prefix('_') {
        let (term, after) = term.split_once('_')?;
        return Some((before, Run::Term(term), after));
    }
    let (inside, after) = marked[1..].split_once(']')?;
    let run = if inside.contains('-') {
        Run::See(inside)
    } else {
        Run::Cards(inside)
    };
    Some((before, run, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_words_terms_clauses_and_cards() {
        let line = "A _pair_ such as [8 8] leads, see [DE-3.4].";
        let expected = [
            Run::Words("A "),
            Run::Term("pair"),
            Run::Words(" such as "),
            Run::Cards("8 8"),
            Run::Words(" leads, see "),
            Run::See("DE-3.4"),
            Run::Words("."),
        ];
        assert_eq!(runs(line), expected);
        assert_eq!(runs("Just words"), [Run::Words("Just words")]);
        assert_eq!(runs("[X]"), [Run::Cards("X")]);
    }

    #[test]
    fn a_mark_is_found_wherever_it_stands() {
        const RULED: Passage = Passage::Marked(Footnote::Ruling, "So.");
        let points = Passage::Points(&[&[Passage::Text("One.")], &[Passage::Text("Two."), RULED]]);
        for passage in [RULED, points] {
            assert!(passage.bears(Footnote::Ruling) && !passage.bears(Footnote::Option));
        }
        assert!(!Passage::Text("So.").bears(Footnote::Ruling));
        assert_eq!(points.lines(), ["One.", "Two.", "So."]);
    }
}
