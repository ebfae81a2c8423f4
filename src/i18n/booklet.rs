//! The rule booklets of the games.
//!
//! A booklet consists of chapters, articles and passages. It is written in Markdown, `<language>/rules/<game>.md`,
//! and compiled by `xtask/translations`, which describes the notation and refuses a booklet that doesn't have all that
//! the English one has.

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

/// A line of text. The build writes its pieces below each other, each but words behind a sign that words never have: much
/// shorter than a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line(pub(in crate::i18n) &'static str);

impl Line {
    /// Its pieces.
    pub fn runs(self) -> impl Iterator<Item = Run> {
        let pieces = self.0.split('\n').filter(|piece| !piece.is_empty());
        pieces.map(|piece| match piece.split_at_checked(1) {
            Some(("_", term)) => Run::Term(term),
            Some(("#", clause)) => Run::See(clause),
            Some(("[", cards)) => Run::Cards(cards),
            _ => Run::Words(piece),
        })
    }
}

/// A passage of an article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A paragraph.
    Text(Line),
    /// A paragraph that is not in the rule book.
    Marked(Footnote, Line),
    /// How this edition handles it.
    Here(Line),
    /// An unordered list.
    Things(&'static [Line]),
    /// Points labeled (a), (b), (c), of which the first that applies counts.
    Points(&'static [&'static [Self]]),
    /// A list from lowest to highest.
    Ladder(&'static [Line]),
    /// An example of play, move by move.
    Example(&'static [Line]),
    /// A table of figures, with headings in the first row and the first column.
    Figures(&'static [&'static [Line]]),
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
    pub fn lines(&self) -> Vec<Line> {
        match self {
            Self::Text(line) | Self::Marked(_, line) | Self::Here(line) => vec![*line],
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_found_wherever_it_stands() {
        const ONE: Line = Line("One.");
        const TWO: Line = Line("Two.");
        const SO: Line = Line("So.");
        const RULED: Passage = Passage::Marked(Footnote::Ruling, SO);
        let points = Passage::Points(&[&[Passage::Text(ONE)], &[Passage::Text(TWO), RULED]]);
        for passage in [RULED, points] {
            assert!(passage.bears(Footnote::Ruling) && !passage.bears(Footnote::Option));
        }
        assert!(!Passage::Text(SO).bears(Footnote::Ruling));
        assert_eq!(points.lines(), [ONE, TWO, SO]);
    }
    #[test]
    fn a_line_is_read_piece_by_piece() {
        let runs = |line| Line(line).runs().collect::<Vec<_>>();
        let expected = [
            Run::Term("Pair"),
            Run::Words(" such as "),
            Run::Cards("8 8"),
            Run::Words(", see "),
            Run::See("DE-3.4"),
        ];
        assert_eq!(runs("_Pair\n such as \n[8 8\n, see \n#DE-3.4"), expected);
        assert_eq!(
            runs("\u{201e}So.\u{201c}"),
            [Run::Words("\u{201e}So.\u{201c}")]
        );
        assert_eq!(runs(""), []);
    }
}
