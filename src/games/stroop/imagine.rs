//! Positions consistent with what is seen: the cards not visible are in the draw piles and among those set
//! aside, with all orders equally likely, and likewise all tie orders.

use super::board::Cards;
use super::cards::{Card, deck};
use super::{Order, Stroop, View};
use crate::engine::{Imagine, Observation, Rng, Seats};

impl Imagine for Stroop {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let View { board, left, .. } = &seen.view;
        let open = |card: &Card| {
            board.centre.contains(card) || board.hands.iter().any(|(_, hand)| hand.contains(card))
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
            rng: Rng::new(u64::from(rng.any()) << 32 | u64::from(rng.any())),
            piles,
            aside,
            order,
        }
    }
}
