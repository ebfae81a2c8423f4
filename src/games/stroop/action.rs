//! What players decide, what everybody sees, and why the rules say no.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::engine::{Clause, Millis, Seat};

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play: 2 to 4, or 5 with the advanced cards.
    pub players: u8,
    /// Whether the advanced cards are in the deck (ST-2.2).
    pub advanced: bool,
    /// How many cards each begins with: 15, or 20 with the advanced cards (ST-2.2).
    pub cards: u8,
    /// The contention window: 0 to 400 (ST-3.5).
    pub contention: Millis,
    /// The fumble pause: 0 to 2000 (ST-3.6).
    pub fumble: Millis,
    /// Whether the clock ends a round in which nobody can do anything (ST-4.5).
    pub clock: bool,
}

impl Options {
    /// The published game for this many.
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
    /// Fewer than two, or more than four, or five with the advanced cards.
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
    /// Draw the top card of the own draw pile (ST-3.1).
    Draw,
    /// Try to put a hand card onto the centre (ST-3.2).
    Play {
        /// The card.
        card: Card,
    },
    /// Call STOP (ST-4.1).
    Stop,
    /// Pause the game. No time passes until it goes on, and all windows have ended (ST-3.6).
    Pause,
    /// The clock's: a tie is over (ST-3.5).
    Settle,
    /// The clock's: nobody can do anything (ST-4.5).
    EndRound,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A player called STOP, rightly (ST-4.1).
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
        /// The card in the centre.
        centre: Card,
    },
    /// A card was drawn into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A legal play waits for its tie to be over (ST-3.5).
    Waits {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card is the new centre.
    Landed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card came second and goes back (ST-3.5).
    Second {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card would have been legal a moment ago, and goes back (ST-3.6).
    TooLate {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An illegal card was tried, and goes back (ST-3.6).
    Fumbled {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// When this seat's plays count again.
        until: Millis,
    },
    /// STOP was called with a legal card in hand (ST-4.2).
    Barred {
        /// By whom.
        seat: Seat,
        /// The card that was missed.
        missed: Card,
    },
    /// STOP would have been right a moment ago, and is no call (ST-4.1).
    CalledTooLate {
        /// By whom.
        seat: Seat,
    },
    /// The game was paused.
    Paused {
        /// By whom.
        seat: Seat,
    },
    /// A round is over.
    RoundEnded {
        /// 1 or 2.
        round: u8,
        /// Why.
        why: Ending,
    },
    /// The centre pile was dealt out (ST-5.1).
    DealtOut {
        /// How many cards each player got.
        each: u8,
        /// How many of those set aside filled it up.
        filled: u8,
    },
}

/// Nothing is one seat's alone: hands lie open on the one screen, and nobody sees a draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret {}

/// Why the rules say no.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// The draw pile is empty.
    NothingToDraw,
    /// That card is not in this hand.
    NotInHand,
    /// A play of this seat is waiting already, or was judged in this tie.
    OneAtATime,
    /// A fumble is not over yet.
    Fumbling {
        /// When this seat's plays count again.
        until: Millis,
    },
    /// STOP is called when the own pile is drawn.
    DrawFirst {
        /// How many are left to draw.
        left: u8,
    },
    /// Who called STOP wrongly does nothing more in this round.
    Barred,
    /// Only the clock does that.
    ForTheClock,
    /// The game is over by then.
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
