//! Options, decisions, events, secrets and refusals.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::combination::XValues;
use super::trick::{Leads, Play};
use crate::engine::{BySeat, Clause, Seat, Seats};

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 3 to 5.
    pub players: u8,
    /// The number of chips each player starts with: 2, or 3 for a longer game (DE-1.2).
    pub chips: u8,
    /// The seat of the oldest player, who deals every round (DE-1.5).
    pub oldest: Seat,
}

impl Options {
    /// The published game: two chips each, and the first seat is the oldest.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            chips: 2,
            oldest: Seat(0),
        }
    }
}

/// What can be wrong with [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than three or more than five players.
    Players,
    /// Neither two nor three chips (DE-1.2).
    Chips,
    /// The oldest player does not sit at this table (DE-1.5).
    Oldest,
}

/// A decision. Places in a hand count from 0 at its left end; gap `n` is before the card at place `n`, and the
/// last gap is after the last card.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Play neighboring cards as a combination (DE-2).
    Play {
        /// The place of the first card.
        from: u8,
        /// The number of cards: 1 to 3.
        len: u8,
        /// What each X among them stands for, from left to right (DE-2.4).
        names: XValues,
    },
    /// Play a Stop card (DE-4.2).
    Stop {
        /// Its place.
        at: u8,
    },
    /// Play a Redraw card (DE-4.3).
    Redraw {
        /// Its place.
        at: u8,
    },
    /// Take one of the seat's reserve cards into the hand (DE-3.2).
    TakeReserve {
        /// Which of the two reserves: 0 or 1.
        which: u8,
        /// The gap it goes into.
        gap: u8,
    },
    /// Put the card just drawn into the hand (DE-4.3).
    Place {
        /// The gap it goes into.
        gap: u8,
    },
}

/// Omits the names if there are none.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { from, len, names } => {
                write!(f, "Play {{ from: {from}, len: {len}")?;
                match names {
                    [None, None] => {}
                    [Some(name), None] => write!(f, ", X as {name:?}")?,
                    [Some(one), Some(two)] => write!(f, ", X as {one:?} and {two:?}")?,
                    [None, Some(_)] => write!(f, ", X as {names:?}")?,
                }
                f.write_str(" }")
            }
            Self::Stop { at } => write!(f, "Stop {{ at: {at} }}"),
            Self::Redraw { at } => write!(f, "Redraw {{ at: {at} }}"),
            Self::TakeReserve { which, gap } => {
                write!(f, "TakeReserve {{ which: {which}, gap: {gap} }}")
            }
            Self::Place { gap } => write!(f, "Place {{ gap: {gap} }}"),
        }
    }
}

/// Why a round was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Loss {
    /// The loser is the only player with cards left (DE-5.2).
    LastWithCards,
    /// Nobody has cards left, and the losers did not play the highest combination (DE-5.3).
    NobodyWithCards,
    /// The loser could neither beat the trick nor play a Stop or Redraw, and had no reserve left (DE-5.4).
    CannotAct,
}

/// Something that the whole table saw (DE-1.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt.
    RoundBegan {
        /// The number of the round, from 1.
        round: u16,
        /// Everybody's reserves, face up (DE-1.3).
        reserves: BySeat<[Card; 2]>,
    },
    /// A trick begins.
    Led {
        /// The player.
        seat: Seat,
        /// Why that player leads.
        why: Leads,
    },
    /// A combination was played.
    Played {
        /// The player.
        seat: Seat,
        /// The place of its first card.
        from: u8,
        /// The cards and what they count as.
        play: Play,
    },
    /// A Stop was played: the trick ends (DE-4.2).
    Stopped {
        /// The player.
        seat: Seat,
        /// Its place in the hand.
        at: u8,
    },
    /// A Redraw was played (DE-4.3).
    PlayedRedraw {
        /// The player.
        seat: Seat,
        /// Its place in the hand.
        at: u8,
    },
    /// A reserve was taken into a hand (DE-3.2).
    TookReserve {
        /// The player.
        seat: Seat,
        /// Which of the two.
        which: u8,
        /// The card.
        card: Card,
        /// The gap it went into.
        gap: u8,
    },
    /// A trick is over.
    TrickEnded {
        /// The player of the highest combination, if there was one.
        highest: Option<Seat>,
    },
    /// A player has to draw (DE-4.3, DE-4.5).
    MustDraw {
        /// The player.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A drawn card was put into a hand.
    Placed {
        /// The player.
        seat: Seat,
        /// The gap it went into.
        gap: u8,
    },
    /// A player's hand was empty at the end of a trick: the player is safely out (DE-5.1).
    WentOut {
        /// The player.
        seat: Seat,
    },
    /// A round is over.
    RoundLost {
        /// Who lost it.
        seats: Seats,
        /// Why.
        why: Loss,
    },
    /// A chip was given up.
    GaveChip {
        /// The player.
        seat: Seat,
        /// How many they have left.
        left: u8,
    },
    /// A player owed a chip and had none, and so loses the game (DE-6.1).
    LostGame {
        /// The player.
        seat: Seat,
    },
}

/// Something that one seat alone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The hand dealt, in order (DE-1.4).
    Dealt(Vec<Card>),
    /// A card drawn (DE-4.3).
    Drew(Card),
}

/// Why the rules refuse a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// A drawn card has to be placed first.
    PlaceFirst,
    /// There is no drawn card to place.
    NothingDrawn,
    /// A combination has one, two or three cards.
    OneToThree,
    /// There is no card at that place.
    NoSuchCard,
    /// The hand has no such gap for a new card.
    NoSuchGap,
    /// A Stop or a Redraw is played alone.
    PlayedAlone,
    /// Each X needs a value, and only an X does.
    NameEachX,
    /// These values make no combination.
    NoCombination,
    /// It does not beat the highest combination of the trick.
    NotHigher,
    /// The card at that place is not a Stop.
    NotAStop,
    /// The card at that place is not a Redraw.
    NotARedraw,
    /// The leader of a trick plays a card and cannot take a reserve.
    LeaderPlays,
    /// That reserve has already been taken.
    ReserveGone,
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::LeaderPlays => "DE-3.1",
            Self::PlaceFirst | Self::NothingDrawn => "DE-4.3",
            Self::OneToThree | Self::NoSuchCard => "DE-2.1",
            Self::NoSuchGap => "DE-1.4",
            Self::PlayedAlone | Self::NotAStop | Self::NotARedraw => "DE-4.1",
            Self::NameEachX => "DE-2.4",
            Self::NoCombination => "DE-2.2",
            Self::NotHigher => "DE-2.3",
            Self::ReserveGone => "DE-3.2",
        }
    }
}
