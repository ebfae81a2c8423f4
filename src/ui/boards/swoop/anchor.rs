//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use crate::engine::Seat;
use crate::games::swoop::Rank;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A player's hand; for others, that is the player's area.
    Hand(Seat),
    /// A key of it, which only the viewer sees.
    Key(Seat, Rank),
    /// A player's area of the table.
    Seat(Seat),
    /// One of a player's stacks.
    Stack(Seat, u8),
    /// The face-down card of one of the viewer's stacks, while another lies on it.
    Covered(Seat, u8),
    /// Where the points of a player are counted.
    Score(Seat),
    /// The pile.
    Pile,
    /// A card on top of the pile.
    Top(u8),
    /// A card that lies under those on top, counted from the bottom of the pile.
    Under(u16),
    /// Where cards leave the game.
    Gone,
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "seat-{seat}-hand"),
            Self::Key(seat, rank) => write!(f, "seat-{seat}-hand-rank{}", rank.index()),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Stack(seat, stack) => write!(f, "seat-{seat}-{stack}"),
            Self::Covered(seat, stack) => write!(f, "seat-{seat}-{stack}-under"),
            Self::Score(seat) => write!(f, "seat-{seat}-score"),
            Self::Pile => f.write_str("pile"),
            Self::Under(nth) => write!(f, "pile-under-{nth}"),
            Self::Gone => f.write_str("gone"),
            Self::Top(place) => write!(f, "pile-{place}"),
        }
    }
}
