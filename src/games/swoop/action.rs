//! Options, decisions, events, secrets and refusals.

use serde::{Deserialize, Serialize};

use super::cards::{Counts, Rank};
use super::holding::{Row, Stacks};
use crate::engine::{BySeat, Clause, Millis, Seat};

/// A minute, in milliseconds.
const MINUTE: Millis = 60_000;

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 3 to 8 (SW-1.1).
    pub players: u8,
    /// The total that ends the game (SW-5.3).
    pub target: u16,
    /// The time limit in minutes, if there is one (SW-5.3).
    pub minutes: Option<u16>,
}

impl Options {
    /// The published game: to 500 points, without a time limit.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            target: 500,
            minutes: None,
        }
    }

    /// When time is called, if there is a limit (SW-5.3).
    #[inline]
    #[must_use]
    pub fn limit(&self) -> Option<Millis> {
        self.minutes.map(|minutes| Millis::from(minutes) * MINUTE)
    }

    /// Minutes left until time is called, rounded up (SW-5.3).
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
    /// The target is zero (SW-5.3).
    Target,
    /// The time limit is zero (SW-5.3).
    Minutes,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play cards of one denomination (SW-2.1).
    Play {
        /// Their denomination.
        rank: Rank,
        /// How many cards from the hand.
        hand: u8,
        /// The stacks whose face-up cards are played along.
        faces: Stacks,
    },
    /// Turn over an uncovered face-down card (SW-4.2, SW-4.3 a).
    Flip {
        /// Its stack, 0 to 3.
        stack: u8,
    },
    /// Add cards with the value of a face-down card that held (SW-4.3 b).
    Add {
        /// How many cards from the hand.
        hand: u8,
        /// The stacks whose face-up cards are played along.
        faces: Stacks,
    },
    /// End a turn in which more cards could be flipped or added (SW-4.3).
    Done,
    /// The clock's: makes the current round the last (SW-5.3).
    CallTime,
}

/// Something that the whole table saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt and laid out (SW-1.2).
    RoundBegan {
        /// The number of the round, from 1.
        round: u16,
        /// The face-up cards.
        faces: BySeat<Row>,
    },
    /// A card was drawn to see who starts (SW-1.3).
    Drew {
        /// The player.
        seat: Seat,
        /// The card.
        card: Rank,
    },
    /// A player drew the highest card (SW-1.3).
    Starts {
        /// The player.
        seat: Seat,
    },
    /// Cards were played (SW-2.1).
    Played {
        /// The player.
        seat: Seat,
        /// Their denomination.
        rank: Rank,
        /// How many cards from the hand.
        hand: u8,
        /// The stacks whose face-up cards were played along.
        faces: Stacks,
    },
    /// A face-down card was turned over (SW-4.2, SW-4.3).
    Flipped {
        /// The player.
        seat: Seat,
        /// Its stack.
        stack: u8,
        /// The card.
        card: Rank,
    },
    /// Cards were added to a face-down card that held (SW-4.3).
    Added {
        /// The player.
        seat: Seat,
        /// Their value.
        rank: Rank,
        /// How many cards from the hand.
        hand: u8,
        /// The stacks whose face-up cards were played along.
        faces: Stacks,
    },
    /// The pile left the game; the same player plays again (SW-3.1, SW-3.2).
    Swooped {
        /// The player.
        seat: Seat,
        /// The cards that left.
        pile: Counts,
    },
    /// The last card was higher: its player took the pile into the hand (SW-2.3, SW-4.5).
    TookPile {
        /// The player.
        seat: Seat,
        /// The cards.
        pile: Counts,
    },
    /// A player chose to end the turn (SW-4.3).
    EndedTurn {
        /// The player.
        seat: Seat,
    },
    /// The time limit was reached: the current round is the last (SW-5.3).
    TimeCalled,
    /// A player has no cards left: the round is over (SW-5.1).
    WentOut {
        /// The player.
        seat: Seat,
    },
    /// The cards a player had left were scored (SW-5.2).
    Scored {
        /// The player.
        seat: Seat,
        /// The cards that were left.
        left: Counts,
        /// The penalty points for them.
        points: u32,
        /// The player's total over all rounds.
        total: u32,
    },
}

/// Something that one seat alone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The hand dealt (SW-1.2).
    Dealt(Counts),
}

/// Why the rules refuse a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The player must play: passing is not allowed.
    NoPassing,
    /// A player who has swooped must play again.
    PlayAgain,
    /// No cards were chosen.
    NoCards,
    /// The hand contains fewer of these cards.
    NotInHand {
        /// The denomination.
        rank: Rank,
        /// How many of them the hand contains.
        held: u8,
    },
    /// No face-up card lies on this stack (counted from 0).
    NoFace(u8),
    /// The face-up card of that stack is of another denomination.
    AnotherRank {
        /// Which stack, counted from 0.
        stack: u8,
        /// Its card.
        face: Rank,
    },
    /// This stack (counted from 0) has no face-down card.
    NoBlind(u8),
    /// That face-down card is still covered by a face-up card.
    Covered {
        /// Which stack, counted from 0.
        stack: u8,
        /// The card that covers it.
        face: Rank,
    },
    /// No face-down card that could be added to was flipped in this turn.
    NothingTurned,
    /// This turn can continue only with face-down cards and cards added to them.
    NothingElse,
    /// Only cards of this value can be added.
    AnotherValue {
        /// The value of the face-down card.
        rank: Rank,
        /// The stack whose card has another value.
        stack: u8,
    },
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NoPassing
            | Self::NoCards
            | Self::NotInHand { .. }
            | Self::NoFace(_)
            | Self::AnotherRank { .. } => "SW-2.1",
            Self::PlayAgain => "SW-3.3",
            Self::NoBlind(_) | Self::Covered { .. } => "SW-4.1",
            Self::NothingTurned | Self::NothingElse | Self::AnotherValue { .. } => "SW-4.3",
        }
    }
}
