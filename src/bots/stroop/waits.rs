//! Bots that let people go first: beginners, and whoever trains.

use crate::engine::Seat;
use crate::games::stroop::Board;

/// What a bot waits for before it plays a card or calls STOP. It draws meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Waits {
    /// Nothing.
    #[default]
    Never,
    /// The first card of the round.
    ForFirst,
    /// This player's next card, each time: nobody races them.
    For(Seat),
}

impl Waits {
    /// Whether it still waits. It never waits for somebody who may not play any more (ST-4.2).
    #[must_use]
    pub fn still(self, board: &Board) -> bool {
        match self {
            Self::Never => false,
            Self::ForFirst => board.center.len() < 2 && board.barred.is_empty(),
            Self::For(seat) => {
                let last = board.landings.last().map(|landing| landing.seat);
                last != Some(seat) && !board.barred.has(seat)
            }
        }
    }
}
