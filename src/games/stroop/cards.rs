//! The 65 basic and 45 advanced cards, and when one describes another (ST-1, ST-7).

use std::fmt;

use serde::{Deserialize, Serialize};

/// The color in which a word is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Color {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Black.
    Black,
    /// Yellow.
    Yellow,
}

/// The size in which a word is printed: big in capitals, little in lower case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Size {
    /// In capitals.
    Big,
    /// In lower case.
    Little,
}

/// Whether the letters of a word are filled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pattern {
    /// Outlines only.
    Hollow,
    /// Filled.
    Solid,
}

/// A number of letters, as far as there is a word for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Letters {
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6.
    Six,
}

/// The order in which a word's letters are printed (ST-7.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Direction {
    /// In reading order.
    Forward,
    /// In reverse order.
    Backward,
}

/// A word: one of the values that a card can show (ST-1.2, ST-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Word {
    /// Blue, red, black, yellow.
    Color(Color),
    /// Big, little.
    Size(Size),
    /// Hollow, solid.
    Pattern(Pattern),
    /// Three, four, five, six.
    Letters(Letters),
    /// Forward, backward.
    Direction(Direction),
}

impl Word {
    /// Its number of letters; `None` for "forward" and "backward", which no number describes (ST-1.3).
    #[must_use]
    pub const fn letters(self) -> Option<Letters> {
        match self {
            Self::Color(Color::Red) | Self::Size(Size::Big) | Self::Letters(Letters::Six) => {
                Some(Letters::Three)
            }
            Self::Color(Color::Blue) | Self::Letters(Letters::Four | Letters::Five) => {
                Some(Letters::Four)
            }
            Self::Color(Color::Black)
            | Self::Pattern(Pattern::Solid)
            | Self::Letters(Letters::Three) => Some(Letters::Five),
            Self::Color(Color::Yellow)
            | Self::Size(Size::Little)
            | Self::Pattern(Pattern::Hollow) => Some(Letters::Six),
            Self::Direction(_) => None,
        }
    }
}

impl Word {
    /// The bit that stands for this word.
    const fn mark(self) -> u16 {
        1 << match self {
            Self::Color(color) => color as u16,
            Self::Size(size) => 4 + size as u16,
            Self::Pattern(pattern) => 6 + pattern as u16,
            Self::Letters(letters) => 8 + letters as u16,
            Self::Direction(direction) => 12 + direction as u16,
        }
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Color(color) => color.fmt(f),
            Self::Size(size) => size.fmt(f),
            Self::Pattern(pattern) => pattern.fmt(f),
            Self::Letters(letters) => letters.fmt(f),
            Self::Direction(direction) => direction.fmt(f),
        }
    }
}

/// What a card shows (ST-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Face {
    /// The word.
    pub word: Word,
    /// The color in which it is printed.
    pub color: Color,
    /// The size in which it is printed.
    pub size: Size,
    /// The pattern in which it is printed.
    pub pattern: Pattern,
    /// The direction in which it is printed.
    pub direction: Direction,
}

impl Face {
    /// The marks of the words that describe it.
    const fn marks(self) -> u16 {
        let letters = match self.word.letters() {
            Some(letters) => Word::Letters(letters).mark(),
            None => 0,
        };
        let printed = Word::Color(self.color).mark()
            | Word::Size(self.size).mark()
            | Word::Pattern(self.pattern).mark()
            | Word::Direction(self.direction).mark();
        printed | letters
    }
}

/// The number of basic cards (ST-1.3).
pub const BASIC: usize = 65;

/// The number of cards including the advanced ones (ST-1.3).
pub const ALL: usize = 110;

/// One card: its index among all cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card at this index among all cards.
    #[must_use]
    pub fn of_kind(kind: usize) -> Option<Self> {
        (kind < ALL).then_some(Self(kind as u8))
    }

    /// Its index among all cards, basic before advanced.
    #[must_use]
    pub fn kind(self) -> usize {
        usize::from(self.0)
    }

    /// What it shows.
    #[must_use]
    pub fn face(self) -> Face {
        FACES[self.kind()]
    }

    /// Whether its word is one of the other's attributes (ST-3.3, ST-3.4).
    #[inline]
    #[must_use]
    pub fn describes(self, other: Self) -> bool {
        MARKS[self.kind()].says & MARKS[other.kind()].shows != 0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;
    fn try_from(kind: u8) -> Result<Self, Self::Error> {
        Self::of_kind(usize::from(kind)).ok_or("a card is a number below 110")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face {
            word,
            color,
            size,
            pattern,
            direction,
        } = self.face();
        write!(f, "{word:?}({color:?} {size:?} {pattern:?}")?;
        match direction {
            Direction::Forward => f.write_str(")"),
            Direction::Backward => f.write_str(" Backward)"),
        }
    }
}

/// All cards of a game, unshuffled: the basic ones, or all (ST-2.1, ST-2.2).
#[must_use]
pub fn deck(advanced: bool) -> Vec<Card> {
    let cards = if advanced { ALL } else { BASIC };
    (0..cards).filter_map(Card::of_kind).collect()
}

const COLORS: [Color; 4] = [Color::Blue, Color::Red, Color::Black, Color::Yellow];
const SIZES: [Size; 2] = [Size::Big, Size::Little];
const PATTERNS: [Pattern; 2] = [Pattern::Hollow, Pattern::Solid];

/// The words of three, four, five and six letters (ST-1.2); the first in each group occurs six times.
const WORDS: [[Word; 3]; 4] = [
    [
        Word::Color(Color::Red),
        Word::Size(Size::Big),
        Word::Letters(Letters::Six),
    ],
    [
        Word::Color(Color::Blue),
        Word::Letters(Letters::Four),
        Word::Letters(Letters::Five),
    ],
    [
        Word::Color(Color::Black),
        Word::Pattern(Pattern::Solid),
        Word::Letters(Letters::Three),
    ],
    [
        Word::Color(Color::Yellow),
        Word::Size(Size::Little),
        Word::Pattern(Pattern::Hollow),
    ],
];

static FACES: [Face; ALL] = faces();

/// A card as bit masks of words: the word on it, and the words that describe it.
#[derive(Clone, Copy)]
struct WordBits {
    says: u16,
    shows: u16,
}

static MARKS: [WordBits; ALL] = marks();

const fn marks() -> [WordBits; ALL] {
    let faces = faces();
    let mut marks = [WordBits { says: 0, shows: 0 }; ALL];
    let mut at = 0;
    while at < ALL {
        marks[at] = WordBits {
            says: faces[at].word.mark(),
            shows: faces[at].marks(),
        };
        at += 1;
    }
    marks
}

const fn faces() -> [Face; ALL] {
    // The 65th card; the others are written over the rest.
    let three = Face {
        word: Word::Letters(Letters::Three),
        color: Color::Yellow,
        size: Size::Big,
        pattern: Pattern::Solid,
        direction: Direction::Forward,
    };
    let mut faces = [three; ALL];
    let mut at = 0;
    while at < 64 {
        faces[at] = basic(at / 16, at % 16);
        at += 1;
    }
    at = 0;
    while at < 36 {
        faces[BASIC + at] = turned(at / 3, at % 3);
        at += 1;
    }
    at = 0;
    while at < 9 {
        faces[BASIC + 36 + at] = directed(at);
        at += 1;
    }
    faces
}

/// The sixteen styles for a number of letters use its three words in turn (ST-7.1).
const fn basic(letters: usize, look: usize) -> Face {
    Face {
        word: WORDS[letters][look % 3],
        color: COLORS[(look / 4 + letters) % 4],
        size: SIZES[look / 2 % 2],
        pattern: PATTERNS[look % 2],
        direction: Direction::Forward,
    }
}

/// Each word printed backward, three times: the first copy differs in size and pattern from the other two
/// (ST-7.2).
const fn turned(word: usize, copy: usize) -> Face {
    let odd = if copy == 0 { 1 } else { 0 };
    Face {
        word: WORDS[word / 3][word % 3],
        color: COLORS[(word + copy) % 4],
        size: SIZES[(word + odd) % 2],
        pattern: PATTERNS[(word / 3 + odd) % 2],
        direction: Direction::Backward,
    }
}

/// "Forward" five times, then "backward" four times, in alternating directions (ST-7.2).
const fn directed(at: usize) -> Face {
    let directions = [Direction::Backward, Direction::Forward];
    let word = if at < 5 {
        Direction::Forward
    } else {
        Direction::Backward
    };
    Face {
        word: Word::Direction(word),
        color: COLORS[at % 4],
        size: SIZES[at % 2],
        pattern: PATTERNS[at / 2 % 2],
        direction: directions[at % 2],
    }
}
