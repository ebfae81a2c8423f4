//! What a booklet consists of.

use std::fmt;

/// A piece of a line, as in `i18n::booklet`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Run {
    Words(String),
    Term(String),
    See(String),
    Cards(String),
}

/// A line of text, without its marker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// Its number in the file.
    pub(super) at: usize,
    /// What it says.
    pub(super) runs: Vec<Run>,
}

/// Why a paragraph is not from the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Footnote {
    Ruling,
    Reconstructed,
    Described,
    Option,
}

impl Footnote {
    pub(super) const ALL: [Self; 4] = [
        Self::Ruling,
        Self::Reconstructed,
        Self::Described,
        Self::Option,
    ];

    /// The sign before the paragraph, as in print.
    pub(super) fn sign(self) -> char {
        match self {
            Self::Ruling => '§',
            Self::Reconstructed => '‡',
            Self::Described => '†',
            Self::Option => '±',
        }
    }
}

/// A passage, as in `i18n::booklet`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Passage {
    Text(Line),
    Marked(Footnote, Line),
    Here(Line),
    Things(Vec<Line>),
    Points(Vec<Vec<Self>>),
    Ladder(Vec<Line>),
    Example(Vec<Line>),
    Figures(Vec<Vec<Line>>),
}

impl Passage {
    /// All its text, line by line.
    pub(super) fn lines(&self) -> Vec<&Line> {
        match self {
            Self::Text(line) | Self::Marked(_, line) | Self::Here(line) => vec![line],
            Self::Things(lines) | Self::Ladder(lines) | Self::Example(lines) => {
                lines.iter().collect()
            }
            Self::Points(points) => points.iter().flatten().flat_map(Self::lines).collect(),
            Self::Figures(rows) => rows.iter().flatten().collect(),
        }
    }

    /// The number of its first line.
    pub(super) fn at(&self) -> usize {
        self.lines().first().map_or(1, |line| line.at)
    }
}

/// The kind of a passage and how large it is: what is the same in every language.
impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(_) => f.write_str("a paragraph without a sign"),
            Self::Marked(mark, _) => write!(f, "a paragraph with the sign {}", mark.sign()),
            Self::Here(_) => f.write_str("a note about this edition (>)"),
            Self::Things(lines) => write!(f, "a list (-) of {}", lines.len()),
            Self::Points(points) => write!(f, "points (a) to ({})", letter(points.len() - 1)),
            Self::Ladder(lines) => write!(f, "a list (1.) of {}", lines.len()),
            Self::Example(lines) => write!(f, "an example (> 1.) of {}", lines.len()),
            Self::Figures(rows) => {
                let columns = rows.first().map_or(0, Vec::len);
                write!(f, "a table of {} rows and {columns} columns", rows.len())
            }
        }
    }
}

/// The letter of a point, by its index.
pub(super) fn letter(index: usize) -> char {
    ('a'..='z').nth(index).unwrap_or('z')
}

/// A heading and the passages under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Section {
    /// The number of its heading's line.
    pub(super) at: usize,
    /// Its name or its clause.
    pub(super) name: String,
    /// What it is about.
    pub(super) title: String,
    pub(super) passages: Vec<Passage>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chapter {
    pub(super) head: Section,
    pub(super) articles: Vec<Section>,
}

impl Chapter {
    /// Its beginning, and its articles.
    pub(super) fn sections(&self) -> impl Iterator<Item = &Section> {
        std::iter::once(&self.head).chain(&self.articles)
    }
}
