//! The 54 cards, by kind.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player's position on the ice (SH-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Blue.
    Forward,
    /// Green.
    Defenseman,
    /// Red.
    Goalie,
}

impl Kind {
    /// All kinds, in canonical order.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Defenseman, Self::Goalie];

    /// Its index in [`ALL`](Kind::ALL).
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// How many of them a team has (SH-1.2).
    #[inline]
    #[must_use]
    pub fn places(self) -> usize {
        3 - self.index()
    }

    /// The fewest of them a deck may contain, enough for six teams (SH-6.2).
    #[must_use]
    pub fn fewest(self) -> usize {
        6 * self.places()
    }
}

/// What is special about a card (SH-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Special {
    /// Nothing.
    Plain,
    /// A red cross: injures the card it meets (SH-3.5).
    Bruiser,
    /// Always scores on a goalie (SH-3.4).
    TinyTim,
}

/// One card (SH-1.1). Two with the same face are two cards, but cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its kind.
    pub kind: Kind,
    /// Its value, 0 to 10 in a deck without a [flaw](super::options::deck_flaw).
    pub value: u8,
    /// What is special about it.
    #[serde(rename = "mark")]
    pub special: Special,
}

impl Card {
    /// Whether it injures the card it meets.
    #[inline]
    #[must_use]
    pub fn is_bruiser(self) -> bool {
        self.special == Special::Bruiser
    }

    /// Whether it scores when it meets the other card (SH-3.3, SH-3.4).
    #[must_use]
    pub fn scores_on(self, other: Self) -> bool {
        match (self.kind, other.kind) {
            (Kind::Goalie, Kind::Goalie) => self.value > other.value,
            (Kind::Goalie, _) => false,
            (_, Kind::Goalie) => self.special == Special::TinyTim,
            _ => self.value > other.value,
        }
    }
}

/// For example `F9`, `D4b`, `G7`, `D0T`: the kind, the value, the special property.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = ["F", "D", "G"][self.kind.index()];
        let special = match self.special {
            Special::Plain => "",
            Special::Bruiser => "b",
            Special::TinyTim => "T",
        };
        write!(f, "{kind}{}{special}", self.value)
    }
}

/// The number of cards in a deck (SH-6.2).
pub const DECK: usize = 54;

/// The number of cards in a team (SH-1.2).
pub const TEAM: usize = 6;

/// Six cards in the order in which they are revealed.
pub type Line = [Card; TEAM];

/// The most cards of one kind in a valid deck: forwards, with the fewest of the other kinds.
pub(super) const MOST: usize = DECK - 6 * (2 + 1);

const FORWARDS: [u8; 27] = [
    0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10,
];
const DEFENSEMEN: [u8; 13] = [2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10];
const BRUISERS: [u8; 4] = [1, 2, 4, 6];
const TINY_TIM: u8 = 0;
const GOALIES: [u8; 9] = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/// The standard deck in canonical order: a reconstruction, as the published values are not known (SH-6.1).
#[must_use]
pub fn deck() -> [Card; DECK] {
    let of = |kind, special| {
        move |&value: &u8| Card {
            kind,
            value,
            special,
        }
    };
    let defense = |special| of(Kind::Defenseman, special);
    let forwards = FORWARDS.iter().map(of(Kind::Forward, Special::Plain));
    let plain = DEFENSEMEN.iter().map(defense(Special::Plain));
    let bruisers = BRUISERS.iter().map(defense(Special::Bruiser));
    let tiny_tim = [TINY_TIM];
    let tiny_tim = tiny_tim.iter().map(defense(Special::TinyTim));
    let goalies = GOALIES.iter().map(of(Kind::Goalie, Special::Plain));
    let cards = forwards.chain(plain).chain(bruisers).chain(tiny_tim);
    let mut deck = [defense(Special::TinyTim)(&TINY_TIM); DECK];
    for (place, card) in deck.iter_mut().zip(cards.chain(goalies)) {
        *place = card;
    }
    deck.sort_unstable();
    deck
}
