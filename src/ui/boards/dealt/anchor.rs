//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use crate::engine::Seat;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A place in the viewer's hand.
    Hand(usize),
    /// A player's area of the table.
    Seat(Seat),
    /// A place in another player's hand.
    Other(Seat, usize),
    /// The place of a reserve.
    Reserve(Seat, usize),
    /// A player's chip.
    Chip(Seat, u8),
    /// The whole trick.
    Trick,
    /// A card of a player in the trick.
    Turn(Seat, usize),
    /// The draw pile.
    Pile,
    /// Where the cards of past tricks go.
    Discard,
    /// A drawn card that has not been placed yet.
    Drawn,
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(place) => write!(f, "hand-{place}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Other(seat, place) => write!(f, "seat-{seat}-{place}"),
            Self::Reserve(seat, which) => write!(f, "reserve-{seat}-{which}"),
            Self::Chip(seat, at) => write!(f, "chip-{seat}-{at}"),
            Self::Trick => f.write_str("trick"),
            Self::Turn(seat, at) => write!(f, "trick-{seat}-{at}"),
            Self::Pile => f.write_str("pile"),
            Self::Discard => f.write_str("discard"),
            Self::Drawn => f.write_str("drawn"),
        }
    }
}
