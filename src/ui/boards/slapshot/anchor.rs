//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use yew::AttrValue;

use crate::engine::Seat;
use crate::games::slapshot::{Card, Kind};

/// An anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// One of several like cards of the viewer's team, which are [numbered](Self::nth).
    Team(Card),
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

impl Anchor {
    /// The anchor of one of several like cards, numbered from 0.
    pub(super) fn nth(self, nth: usize) -> AttrValue {
        format!("{self}-{nth}").into()
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Team(card) => write!(f, "team-{card:?}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Deck(kind) => write!(f, "deck-{}", kind.index()),
            Self::Back(seat, place) => write!(f, "seat-{seat}-back-{place}"),
            Self::Drawn => f.write_str("drawn"),
            Self::Rink => f.write_str("rink"),
        }
    }
}
