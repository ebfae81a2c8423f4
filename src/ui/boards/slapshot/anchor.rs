//! The anchors of the table between which cards fly: what `data-anchor` says.

use std::fmt;

use crate::engine::Seat;
use crate::games::slapshot::Kind;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A card of the own team, by its place.
    Team(usize),
    /// A player's own part of the table.
    Seat(Seat),
    /// A draw deck.
    Deck(Kind),
    /// A card that was drawn in a trade.
    Drawn,
    /// The middle of the ice.
    Rink,
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Team(place) => write!(f, "team-{place}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Deck(kind) => write!(f, "deck-{}", kind.index()),
            Self::Drawn => f.write_str("drawn"),
            Self::Rink => f.write_str("rink"),
        }
    }
}
