//! What happened to the cards recently, as far as somebody saw it. This is all that a seat remembers of other
//! teams and the decks; [`places`](super::places) and `imagine` work out what follows from it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Kind, TEAM};
use crate::engine::{Eyes, Seat};

/// How many happenings are remembered: about twenty turns, and more than all the picks of six teams.
pub const MEMORY: usize = 64;

/// Cards came, went, or were shown. `None` stands for a card that the observer did not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening {
    /// The top card of a deck joined a team; its manager saw it (SH-1.3, SH-2.2, SH-3.6).
    Drew {
        /// Whose team.
        seat: Seat,
        /// Which deck.
        kind: Kind,
        /// The card.
        card: Option<Card>,
    },
    /// A card went under the deck of its kind: a drafted one, seen only by its manager (SH-2.2), or an injured
    /// one (SH-3.6).
    WentUnder {
        /// Whose card it was.
        seat: Seat,
        /// Which deck.
        kind: Kind,
        /// The card.
        card: Option<Card>,
        /// Whether it was injured, and so seen by all.
        injured: bool,
    },
    /// Two cards of a kind were exchanged between teams; the two managers saw them (SH-2.1).
    Traded {
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
        /// The card drawn, and the one given back.
        cards: Option<[Card; 2]>,
    },
    /// Cards of a team were revealed in a game, for all to see (SH-3.3).
    Revealed {
        /// The manager.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Card, TEAM>,
    },
}

impl Happening {
    /// The change in the number of cards of this kind in a team, and the reverse of that in the decks.
    pub(super) fn adds(&self, kind: Kind) -> (Seat, i32) {
        match *self {
            Self::Drew { seat, kind: of, .. } => (seat, i32::from(of == kind)),
            Self::WentUnder { seat, kind: of, .. } => (seat, -i32::from(of == kind)),
            Self::Traded { by: seat, .. } | Self::Revealed { seat, .. } => (seat, 0),
        }
    }

    /// Restores the team `me` to what it was before this; its manager saw the cards.
    pub(super) fn undo(&self, me: Seat, team: &mut Vec<Card>) {
        let (came, went) = match *self {
            Self::Drew { seat, card, .. } if seat == me => (card, None),
            Self::WentUnder { seat, card, .. } if seat == me => (None, card),
            Self::Traded { by, cards, .. } if by == me => {
                (cards.map(|two| two[0]), cards.map(|two| two[1]))
            }
            Self::Traded { with, cards, .. } if with == me => {
                (cards.map(|two| two[1]), cards.map(|two| two[0]))
            }
            _ => (None, None),
        };
        if let Some(place) = team.iter().position(|card| Some(*card) == came) {
            team.swap_remove(place);
        }
        team.extend(went);
    }

    /// This happening as the given eyes saw it.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes) -> Self {
        let sees = |whose: Seat| eyes == Eyes::Seat(whose);
        let mut seen = self.clone();
        match &mut seen {
            Self::Drew { seat, card, .. } if !sees(*seat) => *card = None,
            Self::WentUnder {
                seat,
                card,
                injured: false,
                ..
            } if !sees(*seat) => *card = None,
            Self::Traded { by, with, cards } if !sees(*by) && !sees(*with) => *cards = None,
            _ => {}
        }
        seen
    }
}
