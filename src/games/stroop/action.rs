//! Options, decisions, events and refusals.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::engine::{Clause, Millis, Seat};

/// The most players there can be.
pub const MOST: usize = 5;

/// What makes a game easier or harder for one seat (ST-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Handicap {
    /// How many fewer cards than [`Options::cards`] it starts each game with; at least [`FEWEST`] remain.
    pub fewer: u8,
    /// Its own fumble pause in milliseconds, 0 to 2000, if it differs from the table's (ST-3.6).
    pub pause: Option<Millis>,
}

/// The fewest cards that a seat may start a game with (ST-2.3).
pub const FEWEST: u8 = 5;

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 2 to 4, or up to 5 with the advanced cards.
    pub players: u8,
    /// Whether the advanced cards are in the deck (ST-2.2).
    pub advanced: bool,
    /// The number of cards each player without a handicap starts with: 15, or 20 with the advanced cards (ST-2.2).
    pub cards: u8,
    /// The contention window in milliseconds: 0 to 400 (ST-3.5).
    pub contention: Millis,
    /// The fumble pause in milliseconds: 0 to 2000 (ST-3.6).
    pub fumble: Millis,
    /// Whether the clock ends a round in which nobody can do anything (ST-4.5).
    pub clock: bool,
    /// The number of games: 1, or 3 in a match (ST-6.2).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub games: u8,
    /// The handicap of each seat; seats that nobody sits in have none (ST-2.3).
    #[serde(default, skip_serializing_if = "is_none")]
    pub handicaps: [Handicap; MOST],
}

/// What records of before there were matches imply.
const fn one() -> u8 {
    1
}

fn is_one(games: &u8) -> bool {
    *games == one()
}

fn is_none(handicaps: &[Handicap; MOST]) -> bool {
    *handicaps == [Handicap::default(); MOST]
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
            games: one(),
            handicaps: [Handicap::default(); MOST],
        }
    }

    /// The handicap of a seat.
    #[must_use]
    pub fn handicap(&self, seat: Seat) -> Handicap {
        self.handicaps
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// The number of cards that a seat starts each game with (ST-2.2, ST-2.3).
    #[must_use]
    pub fn cards_of(&self, seat: Seat) -> u8 {
        self.cards.saturating_sub(self.handicap(seat).fewer)
    }

    /// The fumble pause of a seat in milliseconds (ST-2.3, ST-3.6).
    #[must_use]
    pub fn fumble_of(&self, seat: Seat) -> Millis {
        self.handicap(seat).pause.unwrap_or(self.fumble)
    }

    /// Whether every player starts with enough cards, and nobody else has a handicap (ST-2.3).
    pub(super) fn handicaps_fit(&self) -> bool {
        let mut seats = (0..).map(Seat).zip(&self.handicaps);
        seats.all(|(seat, handicap)| match seat.0 < self.players {
            true => self.cards_of(seat) >= FEWEST,
            false => *handicap == Handicap::default(),
        })
    }

    /// Whether several games are played (ST-6.2).
    #[must_use]
    pub fn is_match(&self) -> bool {
        self.games > 1
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
    /// A fumble pause of more than 2000 ms, be it of one seat only.
    Fumble,
    /// Neither one game nor three.
    Games,
    /// Fewer than five cards to start with, or a handicap for a seat that nobody sits in.
    Handicap,
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
    /// A game of a match begins: all cards were gathered, shuffled and dealt (ST-6.2).
    GameBegan {
        /// 1 to 3.
        game: u8,
        /// How many games the match has.
        games: u8,
    },
    /// A round begins.
    RoundBegan {
        /// 1 or 2.
        round: u8,
        /// The card in the center.
        center: Card,
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
        /// When it landed; all plays of a tie count from when the tie opened.
        at: Millis,
    },
    /// A card came second and goes back (ST-3.5).
    Second {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whose card came first.
        first: Seat,
        /// How much later it was tried, in milliseconds; 0 if nobody can tell.
        behind: Millis,
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
        /// The center card.
        center: Card,
        /// The round.
        round: u8,
        /// When this seat may play again.
        until: Millis,
    },
    /// A player called STOP while holding a legal card (ST-4.2).
    Barred {
        /// The player.
        seat: Seat,
        /// The legal card in hand.
        missed: Card,
        /// The center card.
        center: Card,
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
    /// STOP can be called only after one's own pile has been drawn, and this many cards are left in it.
    DrawFirst(u8),
    /// A player who called STOP incorrectly is barred for the rest of the round.
    Barred,
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NothingToDraw => "ST-3.1",
            Self::NotInHand => "ST-3.2",
            Self::OneAtATime => "ST-3.5",
            Self::Fumbling { .. } => "ST-3.6",
            Self::DrawFirst(_) => "ST-4.3",
            Self::Barred => "ST-4.2",
        }
    }
}
