//! How many play, by which house rules and with which deck, and what can be wrong with that.

use serde::{Deserialize, Serialize};

use super::cards::{Card, DECK, Kind, Special};

/// Players and house rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play: 2 to 6.
    pub players: u8,
    /// How many wins reach the Playoffs space: 3 to 9 (SH-1.4). A league does not look at it.
    pub wins: u8,
    /// Whether everybody plays everybody, as often at home as away (SH-5.1).
    pub league: bool,
    /// Whether a season has four trades and four drafts for each (SH-5.2).
    pub limits: bool,
    /// A deck of one's own; ours if there is none (SH-6.2).
    pub deck: Option<Vec<Card>>,
}

impl Options {
    /// The published game for this many: nine wins, no advanced rules, our deck.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            wins: 9,
            league: false,
            limits: false,
            deck: None,
        }
    }
}

/// What can be wrong with [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than two or more than six players.
    Players,
    /// A season of fewer than three or more than nine wins (SH-1.4).
    Wins,
    /// The own deck has so many cards, and not 54 (SH-6.2).
    DeckSize(usize),
    /// This card of the own deck has a value above 10 (SH-6.2).
    Value(Card),
    /// The own deck has too few of a kind for six teams (SH-6.2).
    TooFew {
        /// Which: it needs [so many](Kind::fewest).
        kind: Kind,
        /// How many there are.
        has: usize,
    },
    /// The own deck has so many bruisers, and not four (SH-6.2).
    Bruisers(usize),
    /// The own deck has so many Tiny Tims, and not one (SH-6.2).
    TinyTims(usize),
    /// Tiny Tim is a goalie in the own deck (SH-6.2).
    TinyTimInGoal,
}

/// What is wrong with a deck that somebody typed in (SH-6.2).
#[must_use]
pub fn deck_flaw(deck: &[Card]) -> Option<Flaw> {
    let of = |kind: Kind| deck.iter().filter(move |card| card.kind == kind).count();
    let with = |special: Special| {
        deck.iter()
            .filter(move |card| card.special == special)
            .count()
    };
    let tiny_tim_in_goal =
        |card: &Card| card.special == Special::TinyTim && card.kind == Kind::Goalie;
    if deck.len() != DECK {
        Some(Flaw::DeckSize(deck.len()))
    } else if let Some(card) = deck.iter().find(|card| card.value > 10) {
        Some(Flaw::Value(*card))
    } else if let Some(kind) = Kind::ALL.into_iter().find(|&kind| of(kind) < kind.fewest()) {
        let has = of(kind);
        Some(Flaw::TooFew { kind, has })
    } else if with(Special::Bruiser) != 4 {
        Some(Flaw::Bruisers(with(Special::Bruiser)))
    } else if with(Special::TinyTim) != 1 {
        Some(Flaw::TinyTims(with(Special::TinyTim)))
    } else {
        deck.iter()
            .any(tiny_tim_in_goal)
            .then_some(Flaw::TinyTimInGoal)
    }
}
