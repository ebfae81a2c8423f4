//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use crate::engine::Seat;
use crate::games::swoop::Rank;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A key of the viewer's hand.
    Key(Rank),
    /// A player's area of the table.
    Seat(Seat),
    /// One of a player's stacks.
    Stack(Seat, u8),
    /// The pile.
    Pile,
    /// A card on top of the pile.
    Top(u8),
    /// Where cards leave the game.
    Gone,
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(rank) => write!(f, "key-{}", rank.index()),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Stack(seat, stack) => write!(f, "seat-{seat}-{stack}"),
            Self::Pile => f.write_str("pile"),
            Self::Gone => f.write_str("gone"),
            Self::Top(place) => write!(f, "pile-{place}"),
        }
    }
}
