//! What lies open to all eyes, and a sketch of it.

use serde::{Deserialize, Serialize};

use super::Stroop;
use super::board::Board;
use crate::engine::{BySeat, Observation};

/// All that any eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub board: Board,
    /// How many cards each draw pile holds.
    pub left: BySeat<u8>,
    /// How many cards are set aside.
    pub aside: u8,
}

/// The own hand and the centre in a line, for playthroughs and bug reports.
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
    let centre = board.top();
    let left = seen.view.left[seat];
    format!(
        "at {}, centre {centre:?}, {left} to draw, holds {hand:?}",
        seen.at
    )
}
