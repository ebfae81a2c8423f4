//! What players decide, what everybody hears, what one player alone sees, and why the rules say no.

use serde::{Deserialize, Serialize};

use super::cards::{Counts, Rank};
use super::holding::{Row, Stacks};
use crate::engine::{BySeat, Clause, Millis, Seat};

/// A minute, in milliseconds.
const MINUTE: Millis = 60_000;

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play: 3 to 8 (SW-1.1).
    pub players: u8,
    /// The total that ends the game (SW-5.3).
    pub target: u16,
    /// The time limit in minutes, if there is one (SW-5.3).
    pub minutes: Option<u16>,
}

impl Options {
    /// The published game for this many: to 500 points, without a time limit.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            target: 500,
            minutes: None,
        }
    }

    /// When time is called (SW-5.3).
    #[inline]
    #[must_use]
    pub fn limit(&self) -> Option<Millis> {
        self.minutes.map(|minutes| Millis::from(minutes) * MINUTE)
    }

    /// How many minutes are left then before time is called, each begun one included (SW-5.3).
    #[must_use]
    pub fn minutes_left(&self, at: Millis) -> Option<u32> {
        let limit = self.limit()?;
        Some(limit.saturating_sub(at).div_ceil(MINUTE))
    }
}

/// What can be wrong with [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than three or more than eight players (SW-1.1).
    Players,
    /// A target of nothing (SW-5.3).
    Target,
    /// A time limit of nothing (SW-5.3).
    Minutes,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play cards of one denomination (SW-2.1).
    Play {
        /// Their denomination.
        rank: Rank,
        /// How many from the hand.
        hand: u8,
        /// The stacks whose face-up cards go with them.
        faces: Stacks,
    },
    /// Turn over an uncovered face-down card (SW-4.2, SW-4.3 a).
    Flip {
        /// Its stack, 0 to 3.
        stack: u8,
    },
    /// Add cards of the value of a face-down card that held (SW-4.3 b).
    Add {
        /// How many from the hand.
        hand: u8,
        /// The stacks whose face-up cards go with them.
        faces: Stacks,
    },
    /// End a turn in which more could be turned or added (SW-4.3).
    Done,
    /// The clock's: the running round is the last (SW-5.3).
    CallTime,
}

/// Something that the whole table saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt and laid out (SW-1.2).
    RoundBegan {
        /// Counted from 1.
        round: u16,
        /// The face-up cards.
        faces: BySeat<Row>,
    },
    /// A card was drawn to see who starts (SW-1.3).
    Drew {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Rank,
    },
    /// A player drew the highest card (SW-1.3).
    Starts {
        /// Who.
        seat: Seat,
    },
    /// Cards were played (SW-2.1).
    Played {
        /// By whom.
        seat: Seat,
        /// Their denomination.
        rank: Rank,
        /// How many from the hand.
        hand: u8,
        /// The stacks whose face-up cards went with them.
        faces: Stacks,
    },
    /// A face-down card was turned over (SW-4.2, SW-4.3).
    Flipped {
        /// By whom.
        seat: Seat,
        /// Its stack.
        stack: u8,
        /// The card.
        card: Rank,
    },
    /// Cards were added to a face-down card that held (SW-4.3).
    Added {
        /// By whom.
        seat: Seat,
        /// Their value.
        rank: Rank,
        /// How many from the hand.
        hand: u8,
        /// The stacks whose face-up cards went with them.
        faces: Stacks,
    },
    /// The pile left the game, and the same player plays again (SW-3.1, SW-3.2).
    Swooped {
        /// Who.
        seat: Seat,
        /// The cards that left.
        pile: Counts,
    },
    /// What came last was higher: the pile went into the hand (SW-2.3, SW-4.5).
    TookPile {
        /// Whose.
        seat: Seat,
        /// The cards.
        pile: Counts,
    },
    /// A turn was ended at will (SW-4.3).
    EndedTurn {
        /// By whom.
        seat: Seat,
    },
    /// The time limit is over: the running round is the last (SW-5.3).
    TimeCalled,
    /// A player has no card left: the round is over (SW-5.1).
    WentOut {
        /// Who.
        seat: Seat,
    },
    /// What was left was counted (SW-5.2).
    Scored {
        /// Whose.
        seat: Seat,
        /// The cards that were left.
        left: Counts,
        /// What they cost.
        points: u32,
        /// The total of all rounds.
        total: u32,
    },
}

/// Something that one seat alone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The hand dealt (SW-1.2).
    Dealt(Counts),
}

/// Why the rules say no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another player is to act.
    NotYourTurn,
    /// That is the clock's to do, when the time has come.
    ForTheClock,
    /// Somebody must play: there is no passing.
    NoPassing,
    /// Who has swooped plays again.
    PlayAgain,
    /// That is no card at all.
    NoCards,
    /// The hand holds fewer of them.
    NotInHand {
        /// Of which denomination.
        rank: Rank,
        /// How many it holds.
        held: u8,
    },
    /// No face-up card lies on that stack.
    NoFace {
        /// Which.
        stack: u8,
    },
    /// The face-up card of that stack has another denomination.
    AnotherRank {
        /// Which stack.
        stack: u8,
        /// Its card.
        face: Rank,
    },
    /// No face-down card lies in that stack.
    NoBlind {
        /// Which.
        stack: u8,
    },
    /// A face-up card still lies on that card.
    Covered {
        /// Which stack.
        stack: u8,
        /// The card upon it.
        face: Rank,
    },
    /// No face-down card was turned over in this turn that could be added to.
    NothingTurned,
    /// The turn goes on with face-down cards and what is added to them, and nothing else.
    NothingElse,
    /// Only cards of this value can be added.
    AnotherValue {
        /// The value of the face-down card.
        top: Rank,
        /// Which stack has another.
        stack: u8,
    },
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "SW-1.3",
            Self::NoPassing
            | Self::NoCards
            | Self::NotInHand { .. }
            | Self::NoFace { .. }
            | Self::AnotherRank { .. } => "SW-2.1",
            Self::PlayAgain => "SW-3.3",
            Self::NoBlind { .. } | Self::Covered { .. } => "SW-4.1",
            Self::NothingTurned | Self::NothingElse | Self::AnotherValue { .. } => "SW-4.3",
            Self::ForTheClock => "SW-5.3",
        }
    }
}
