//! The anchors of the table between which cards fly: what `data-anchor` says.

use std::fmt;

use crate::engine::Seat;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A place in the own hand.
    Hand(usize),
    /// A player's own part of the table.
    Seat(Seat),
    /// A place in the hand of somebody else.
    Other(Seat, usize),
    /// A place for a reserve.
    Reserve(Seat, usize),
    /// A player's chip.
    Chip(Seat, u8),
    /// All that lies in the trick.
    Trick,
    /// A card that a player has in the trick.
    Turn(Seat, usize),
    /// The draw pile.
    Pile,
    /// A drawn card that looks for its place.
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
            Self::Drawn => f.write_str("drawn"),
        }
    }
}
