//! What all eyes see, a one-line sketch of it, and positions consistent with it.

use serde::{Deserialize, Serialize};

use super::board::{Board, Cards};
use super::cards::{Card, deck};
use super::round::fill;
use super::{Order, Stroop};
use crate::engine::{BySeat, Imagine, Observation, Rng, Seat, Seats};

/// All that any eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everything visible on the table.
    pub board: Board,
    /// The number of cards in each draw pile.
    pub left: BySeat<u8>,
    /// The number of cards set aside.
    pub aside: u8,
}

impl View {
    /// How many cards a player has left, in hand and pile.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> u8 {
        self.board.hands[seat].len() as u8 + self.left[seat]
    }

    /// How many cards each player is dealt from the center pile when round one ends (ST-5.1).
    #[must_use]
    pub fn dealt_each(&self) -> u8 {
        let seats = usize::from(self.board.options.players);
        let center = self.board.center.len();
        ((center + fill(center, self.aside.into(), seats)) / seats) as u8
    }
}

/// The observer's hand and the center as one line, for playthroughs and bug reports.
#[must_use]
pub fn sketch(seen: &Observation<Stroop>) -> String {
    let board = &seen.view.board;
    let Some((seat, hand)) = seen
        .eyes
        .seat()
        .and_then(|seat| Some((seat, board.hands.get(seat)?)))
    else {
        return String::new();
    };
    let center = board.top();
    let left = seen.view.left[seat];
    format!(
        "at {}, center {center:?}, {left} to draw, holds {hand:?}",
        seen.at
    )
}

/// The cards not visible are in the draw piles and among those set aside, with all orders equally likely, and likewise
/// all tie orders.
impl Imagine for Stroop {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let View { board, left, .. } = &seen.view;
        let open = |card: &Card| {
            board.center.contains(card) || board.hands.iter().any(|(_, hand)| hand.contains(card))
        };
        let mut hidden = deck(board.options.advanced);
        hidden.retain(|card| !open(card));
        rng.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        let piles = left.map(|_, &left| hidden.by_ref().take(usize::from(left)).collect());
        let aside: Cards = hidden.collect();
        let mut order: Order = Seats::first(board.options.players).iter().collect();
        rng.shuffle(&mut order);
        Self {
            board: board.clone(),
            rng: Rng::new(rng.seed()),
            piles,
            aside,
            order,
        }
    }
}
