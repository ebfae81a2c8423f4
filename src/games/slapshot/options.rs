//! Options: players, house rules and decks, and what can be wrong with them.

use serde::{Deserialize, Serialize};

use super::cards::{Card, DECK, Kind, Special};

/// Players and house rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 2 to 6.
    pub players: u8,
    /// The number of wins that reach the Playoffs space: 3 to 9 (SH-1.4). Ignored in a league.
    pub wins: u8,
    /// Whether this is a league: everybody plays everybody, equally often at home and away (SH-5.1).
    pub league: bool,
    /// Whether managers are limited to four trades and four drafts per season (SH-5.2).
    pub limits: bool,
    /// A custom deck; `None` for the standard deck (SH-6.2).
    pub deck: Option<Vec<Card>>,
}

impl Options {
    /// The published game for this many players: nine wins, no advanced rules, the standard deck.
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
    /// The custom deck has this many cards instead of 54 (SH-6.2).
    DeckSize(usize),
    /// This card of the custom deck has a value above 10 (SH-6.2).
    Value(Card),
    /// The custom deck has too few cards of a kind for six teams (SH-6.2).
    TooFew {
        /// Which kind; [`Kind::fewest`] says how many are needed.
        kind: Kind,
        /// How many there are.
        has: usize,
    },
    /// The custom deck has this many bruisers instead of four (SH-6.2).
    Bruisers(usize),
    /// The custom deck has this many Tiny Tims instead of one (SH-6.2).
    TinyTims(usize),
    /// Tiny Tim is a goalie in the custom deck (SH-6.2).
    TinyTimInGoal,
}

/// What is wrong with a deck that a user entered; `None` if it is valid (SH-6.2).
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
