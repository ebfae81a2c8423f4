//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use crate::engine::Seat;
use crate::games::slapshot::Kind;

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A card of the viewer's team, by place.
    Team(usize),
    /// A player's area of the table.
    Seat(Seat),
    /// A draw deck.
    Deck(Kind),
    /// One of the backs of a team to draw from, by place.
    Back(Seat, usize),
    /// The card drawn in a trade.
    Drawn,
    /// The center of the ice.
    Rink,
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Team(place) => write!(f, "team-{place}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Deck(kind) => write!(f, "deck-{}", kind.index()),
            Self::Back(seat, place) => write!(f, "seat-{seat}-back-{place}"),
            Self::Drawn => f.write_str("drawn"),
            Self::Rink => f.write_str("rink"),
        }
    }
}
