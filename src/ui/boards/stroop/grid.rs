//! The sizes of cards: as large as their number and the zone allow, and readable.

use std::cmp::Ordering;

/// The sides of a word with the air around it, in the units in which it is drawn.
const WORD: (f64, f64) = (108.0, 32.0);

/// The least and the most space between two cells, in CSS pixels, and its share of the shorter side of their box.
const GAP: (f64, f64) = (3.0, 8.0);
const GAP_OF: f64 = 1.0 / 72.0;

/// The room for the cap of a key, in CSS pixels, as in the style sheet: its width beside a word, its height below. The
/// first is read from a step away, the second suits small cells.
const CAPS: [(f64, f64); 2] = [(36.0, 28.0), (28.0, 18.0)];

/// How high the part of a cell above its cap is at most, for its width: the shape of a card. The rest stays felt.
const SHAPE: f64 = 0.66;

/// The smallest scale at which little words are read: their letters are 7 CSS pixels high then, without ascenders.
const READ: f64 = 0.64;

/// How large words are at least, compared with the largest that there is room for, where cells are less flat for that;
/// and the smallest scale for which that holds: others are read with an effort.
const ALMOST: f64 = 0.75;
const EASY: f64 = 1.05;

/// The number of cells in a row of a keyboard block.
const KEYS: usize = 5;

/// The caps of keys in cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Caps {
    /// Whether they are beside the word, and not below it.
    pub(super) beside: bool,
    /// Whether they are small.
    pub(super) small: bool,
}

/// How cells are laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grid {
    /// The number of cells in a row.
    pub(super) across: usize,
    /// The caps of keys.
    pub(super) caps: Caps,
    /// The scale of the words.
    scale: f64,
    /// The space between two cells, in CSS pixels.
    pub(super) gap: f64,
}

impl Grid {
    /// The layout for so many cells in a box of this size: the one with the largest words, or with fewer rows if words
    /// are easily read then. With `keys`, it is like the keyboard if the words can be read then, and its caps are large
    /// if that leaves room for words.
    pub(super) fn of(cells: usize, sides: (f64, f64), keys: bool) -> Self {
        let all = (1..=cells.max(1)).map(|across| Self::with(cells, across, sides, (keys, true)));
        let all: Vec<Self> = all.collect();
        let most = all.iter().map(|it| it.scale).fold(0.0, f64::max);
        let like_keys = |small: bool| {
            let it = Self::with(cells, KEYS, sides, (keys, small));
            Some(it).filter(|it| keys && it.is_read())
        };
        let least = most.min(EASY.max(most * ALMOST));
        let rows = |it: &Self| cells.div_ceil(it.across);
        let best = |one: Self, other: Self| match rows(&other).cmp(&rows(&one)) {
            Ordering::Less => other,
            Ordering::Equal if other.scale > one.scale => other,
            _ => one,
        };
        let found = like_keys(false).or_else(|| like_keys(true));
        let suits = all.into_iter().filter(|it| it.scale >= least);
        found.or_else(|| suits.reduce(best)).unwrap_or(Self {
            across: 1,
            caps: Caps::default(),
            scale: 0.0,
            gap: GAP.0,
        })
    }

    /// The layout with this many cells in a row, with the caps where they leave the words the most room.
    fn with(cells: usize, across: usize, sides: (f64, f64), (keys, small): (bool, bool)) -> Self {
        let scales = [false, true].map(|beside| {
            let caps = Caps { beside, small };
            (caps, scale(cells, across, sides, keys.then_some(caps)))
        });
        let [below, beside] = scales;
        let (caps, scale) = if keys && beside.1 > below.1 {
            beside
        } else {
            below
        };
        Self {
            across,
            caps,
            scale,
            gap: gap(sides),
        }
    }

    /// How high each cell is at most, in a box that is this wide.
    pub(super) fn most_high(self, wide: f64, keys: bool) -> f64 {
        let cap = CAPS[usize::from(self.caps.small)];
        let (beside, below) = match (keys, self.caps.beside) {
            (false, _) => (0.0, 0.0),
            (true, true) => (cap.0, 0.0),
            (true, false) => (0.0, cap.1),
        };
        (part(wide, self.across, self.gap) - beside) * SHAPE + below
    }

    /// Whether little words can be read.
    pub(super) fn is_read(self) -> bool {
        self.scale >= READ
    }
}

/// The space between two cells in a box of this size.
fn gap((wide, high): (f64, f64)) -> f64 {
    (wide.min(high) * GAP_OF).round().clamp(GAP.0, GAP.1)
}

/// The side of each of so many cells that share the side of a box.
fn part(whole: f64, parts: usize, gap: f64) -> f64 {
    (whole + gap) / parts as f64 - gap
}

/// The scale of words in so many cells, `across` of them in a row, with these caps of keys.
fn scale(cells: usize, across: usize, sides: (f64, f64), caps: Option<Caps>) -> f64 {
    let gap = gap(sides);
    let (wide, high) = (
        part(sides.0, across, gap),
        part(sides.1, cells.div_ceil(across).max(1), gap),
    );
    let Some(Caps { beside, small }) = caps else {
        return word_scale(wide, high);
    };
    let cap = CAPS[usize::from(small)];
    if beside {
        // A cap has to fit in the cell.
        word_scale(wide - cap.0, if high < cap.1 { 0.0 } else { high })
    } else {
        word_scale(wide, high - cap.1)
    }
}

/// The scale of a word on a card with these sides: what flies has it, wherever it is.
pub(super) fn word_scale(wide: f64, high: f64) -> f64 {
    (wide / WORD.0).min(high / WORD.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn across(cells: usize, sides: (f64, f64), keys: bool) -> usize {
        Grid::of(cells, sides, keys).across
    }

    #[test]
    fn words_are_large_and_cells_are_like_cards() {
        assert_eq!(across(15, (405.0, 235.0), false), 3);
        assert_eq!(across(15, (383.0, 405.0), false), 3);
        assert_eq!(across(23, (284.0, 194.0), false), 3);
        assert_eq!(across(15, (1300.0, 480.0), false), 5);
        assert_eq!(across(1, (300.0, 200.0), false), 1);
        assert_eq!(across(0, (300.0, 200.0), false), 1);
    }

    #[test]
    fn cells_are_laid_out_like_keys_if_words_can_be_read() {
        assert_eq!(across(15, (1300.0, 480.0), true), 5);
        assert_eq!(across(27, (1300.0, 480.0), true), 5);
        assert!(across(37, (600.0, 120.0), true) > 5);
        let caps = |cells, sides| Grid::of(cells, sides, true).caps;
        assert_eq!(
            caps(23, (413.0, 239.0)),
            Caps {
                beside: false,
                small: true
            }
        );
        assert_eq!(caps(15, (700.0, 380.0)), Caps::default());
    }

    #[test]
    fn cells_are_no_higher_than_cards() {
        let high = |keys| Grid::of(15, (600.0, 380.0), keys).most_high(600.0, keys);
        assert_eq!(Grid::of(15, (600.0, 380.0), true).across, 5);
        assert_eq!(high(true).round(), 105.0);
        assert_eq!(Grid::of(15, (600.0, 380.0), false).across, 3);
        assert_eq!(high(false).round(), 130.0);
    }

    #[test]
    fn too_many_cards_cannot_be_read() {
        let sides = (284.0, 194.0);
        assert!([15, 23].map(|cells| Grid::of(cells, sides, false).is_read()) == [true; 2]);
        assert!(!Grid::of(37, sides, false).is_read());
    }
}
