//! Options, decisions, events and refusals.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::engine::{Clause, Millis, Seat};

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 2 to 4, or up to 5 with the advanced cards.
    pub players: u8,
    /// Whether the advanced cards are in the deck (ST-2.2).
    pub advanced: bool,
    /// The number of cards each player starts with: 15, or 20 with the advanced cards (ST-2.2).
    pub cards: u8,
    /// The contention window in milliseconds: 0 to 400 (ST-3.5).
    pub contention: Millis,
    /// The fumble pause in milliseconds: 0 to 2000 (ST-3.6).
    pub fumble: Millis,
    /// Whether the clock ends a round in which nobody can do anything (ST-4.5).
    pub clock: bool,
}

impl Options {
    /// The published game for this many players.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            advanced: false,
            cards: 15,
            contention: 150,
            fumble: 700,
            clock: true,
        }
    }
}

/// What can be wrong with [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than two players, more than five, or five without the advanced cards.
    Players,
    /// Neither 15 cards each nor, with the advanced cards, 20.
    Cards,
    /// A contention window of more than 400 ms.
    Contention,
    /// A fumble pause of more than 2000 ms.
    Fumble,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Draw the top card of one's own pile (ST-3.1).
    Draw,
    /// Try to put a card from the hand onto the center (ST-3.2).
    Play {
        /// The card.
        card: Card,
    },
    /// Call STOP (ST-4.1).
    Stop,
    /// Pause the game. No time passes until it resumes, and all windows close (ST-3.6).
    Pause,
    /// The clock's: end a tie (ST-3.5).
    Settle,
    /// The clock's: end the round because nobody can do anything (ST-4.5).
    EndRound,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A player called STOP correctly (ST-4.1).
    Called(Seat),
    /// Every player is barred (ST-4.4).
    AllBarred,
    /// Nobody could do anything (ST-4.5).
    Stuck,
}

/// Something that the whole table saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// 1 or 2.
        round: u8,
        /// The card in the center.
        centre: Card,
    },
    /// A card was drawn into a hand.
    Drew {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A legal play waits for its tie to end (ST-3.5).
    Waits {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card landed on the center.
    Landed {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card came second and goes back (ST-3.5).
    Second {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card would have been legal a moment ago; it goes back (ST-3.6).
    TooLate {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// An illegal card was tried; it goes back (ST-3.6).
    Fumbled {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// When this seat may play again.
        until: Millis,
    },
    /// A player called STOP while holding a legal card (ST-4.2).
    Barred {
        /// The player.
        seat: Seat,
        /// The legal card in hand.
        missed: Card,
    },
    /// STOP would have been correct a moment ago; the call is ignored (ST-4.1).
    CalledTooLate {
        /// The player.
        seat: Seat,
    },
    /// The game was paused.
    Paused {
        /// The player.
        seat: Seat,
    },
    /// A round is over.
    RoundEnded {
        /// 1 or 2.
        round: u8,
        /// Why.
        why: Ending,
    },
    /// The center pile was dealt out (ST-5.1).
    DealtOut {
        /// The number of cards each player got.
        each: u8,
        /// How many of them came from the cards set aside, to make the division even.
        filled: u8,
    },
}

/// Nothing is visible to one seat alone: hands are face up on the one screen, and nobody sees a draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret {}

/// Why the rules refuse a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// There is no such seat.
    NoSuchSeat,
    /// The draw pile is empty.
    NothingToDraw,
    /// That card is not in this hand.
    NotInHand,
    /// A play by this seat is already waiting, or has been judged in this tie.
    OneAtATime,
    /// The pause after a fumble is not over yet.
    Fumbling {
        /// When this seat may play again.
        until: Millis,
    },
    /// STOP can be called only after one's own pile has been drawn.
    DrawFirst {
        /// How many cards are left to draw.
        left: u8,
    },
    /// A player who called STOP incorrectly is barred for the rest of the round.
    Barred,
    /// Only the clock can do this.
    ForTheClock,
    /// The game is already over at that time.
    Over,
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NoSuchSeat => "ST-2.1",
            Self::NothingToDraw => "ST-3.1",
            Self::NotInHand => "ST-3.2",
            Self::OneAtATime => "ST-3.5",
            Self::Fumbling { .. } => "ST-3.6",
            Self::DrawFirst { .. } => "ST-4.3",
            Self::Barred => "ST-4.2",
            Self::ForTheClock | Self::Over => "ST-4.5",
        }
    }
}
