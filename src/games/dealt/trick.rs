//! A trick: who acts, what each player did, and who leads the next one (DE-3).

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Value};
use super::combination::{Combination, MAX_CARDS};
use crate::engine::{Seat, Seats};

/// The most players, and so the most turns in a trick.
pub const MAX_PLAYERS: usize = 5;

/// How many cards have to be drawn for each Redraw in a trick (DE-4.3).
const CARDS_A_REDRAW: usize = 3;

/// Cards played together.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// The cards, as they lay in the hand.
    pub cards: ArrayVec<Card, MAX_CARDS>,
    /// What each card stands for: an X stands for the value named.
    pub values: ArrayVec<Value, MAX_CARDS>,
    /// What they count as.
    pub combination: Combination,
}

/// For example `[8, X] as [8, 9] (TwoStraight 9)`; the values are omitted if there is no X.
impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.fmt(f)?;
        if self.cards.contains(&Card::X) {
            write!(f, " as {:?}", self.values)?;
        }
        write!(f, " ({:?})", self.combination)
    }
}

/// What a player did in a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Done {
    /// Played a combination.
    Played(Play),
    /// Took a reserve.
    TookReserve(Card),
    /// Played a Stop.
    Stopped,
    /// Played a Redraw.
    Redrew,
}

/// One player's turn in a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// What they did.
    pub done: Done,
}

impl Turn {
    /// The cards played; none if a reserve was taken, which goes into the hand.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        match &self.done {
            Done::Played(play) => &play.cards,
            Done::Stopped => &[Card::Stop],
            Done::Redrew => &[Card::Redraw],
            Done::TookReserve(_) => &[],
        }
    }
}

/// Why a player leads a trick (DE-3.4) or the first one of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Leads {
    /// First trick of the game: sits left of the dealer (DE-1.5).
    LeftOfDealer,
    /// Gave up a chip in the previous round (DE-5.5).
    GaveChip,
    /// Is the oldest, after several players gave up chips in the previous round (DE-5.5).
    Oldest,
    /// Led a Redraw and had to draw (DE-3.4 a).
    DrewOwnRedraw,
    /// Stopped the trick (DE-3.4 b).
    Stopped,
    /// Played the highest combination (DE-3.4 c).
    Highest,
    /// Played the highest combination among those who still hold cards (DE-3.4 d).
    NextHighest,
    /// Sits nearest to the right of a player who is out (DE-3.4 e).
    RightHandNeighbor,
}

/// A trick, visible to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who leads.
    pub leader: Seat,
    /// Who held cards when it began; each of them acts exactly once (DE-3.1).
    pub began: Seats,
    /// Who has not acted yet.
    pub waiting: Seats,
    /// The turns so far, in order.
    pub turns: ArrayVec<Turn, MAX_PLAYERS>,
}

impl Trick {
    /// A new trick for the players who hold cards.
    #[must_use]
    pub fn new(leader: Seat, began: Seats) -> Self {
        Self {
            leader,
            began,
            waiting: began,
            turns: ArrayVec::new(),
        }
    }

    /// The combinations played, highest first: each one beats the one before it, so this is the reverse order
    /// of play.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, &Play)> {
        self.turns.iter().rev().filter_map(|turn| match &turn.done {
            Done::Played(play) => Some((turn.seat, play)),
            _ => None,
        })
    }

    /// The cards played in it.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.turns
            .iter()
            .flat_map(|turn| turn.cards().iter().copied())
    }

    /// The combination to beat, if one was played.
    #[inline]
    #[must_use]
    pub fn highest(&self) -> Option<Combination> {
        self.plays().next().map(|(_, play)| play.combination)
    }

    /// The player of the highest combination.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.plays().next().map(|(seat, _)| seat)
    }

    /// The number of Redraws played.
    #[must_use]
    pub fn redraws(&self) -> usize {
        self.turns
            .iter()
            .filter(|turn| turn.done == Done::Redrew)
            .count()
    }

    /// The player who ended it with a Stop.
    #[must_use]
    pub fn stopper(&self) -> Option<Seat> {
        self.turns
            .iter()
            .find(|turn| turn.done == Done::Stopped)
            .map(|turn| turn.seat)
    }

    /// Who has to draw, and how many cards: the player of the highest combination (DE-4.3), or the leader, if
    /// no combination was played along with the Redraws (DE-4.5).
    #[must_use]
    pub fn drawer(&self) -> Option<(Seat, usize)> {
        let cards = CARDS_A_REDRAW * self.redraws();
        (cards > 0).then(|| (self.winner().unwrap_or(self.leader), cards))
    }

    /// How many cards would have to be drawn after one more Redraw.
    #[must_use]
    pub fn draws_with_another(&self) -> usize {
        CARDS_A_REDRAW * (self.redraws() + 1)
    }

    /// Which of those who hold cards leads the next trick, and why (DE-3.4); `None` if nobody holds cards.
    #[must_use]
    pub fn next_leader(&self, holders: Seats, players: u8) -> Option<(Seat, Leads)> {
        let holding = |seat: &Seat| holders.has(*seat);
        if self.winner().is_none() && self.redraws() > 0 && holding(&self.leader) {
            return Some((self.leader, Leads::DrewOwnRedraw));
        }
        if let Some(seat) = self.stopper().filter(holding) {
            return Some((seat, Leads::Stopped));
        }
        if let Some(seat) = self.winner().filter(holding) {
            return Some((seat, Leads::Highest));
        }
        if let Some(seat) = self.plays().map(|(seat, _)| seat).find(holding) {
            return Some((seat, Leads::NextHighest));
        }
        let mut seat = self.stopper().or(self.winner()).unwrap_or(self.leader);
        for _ in 0..players {
            seat = seat.right(players);
            if holding(&seat) {
                return Some((seat, Leads::RightHandNeighbor));
            }
        }
        None
    }
}
