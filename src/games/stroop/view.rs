//! What all eyes see, and a one-line sketch of it.

use serde::{Deserialize, Serialize};

use super::Stroop;
use super::board::Board;
use crate::engine::{BySeat, Observation};

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
    let centre = board.top();
    let left = seen.view.left[seat];
    format!(
        "at {}, centre {centre:?}, {left} to draw, holds {hand:?}",
        seen.at
    )
}
