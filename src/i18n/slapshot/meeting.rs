//! What happened when two cards met.

use crate::engine::{Seat, Seats};
use crate::games::slapshot::{Bout, Card, Kind};

/// Why there was a goal, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// One card was higher than the other.
    Beat,
    /// Tiny Tim met a goalie.
    TinyTim,
    /// A goalie met somebody else.
    Stopped,
    /// Neither was higher.
    Same,
}

/// Two cards that met; sentences start with the first one.
pub(super) struct Met {
    pub(super) how: Meeting,
    /// The card that scored or stopped the other, or else the home team's.
    pub(super) first: (Seat, Card),
    pub(super) second: (Seat, Card),
}

impl Met {
    /// What happened to the cards of home and visitor.
    pub(super) fn of(bout: Bout, [home, visiting]: [Card; 2], goal: Option<Seat>) -> Self {
        let (home, visiting) = ((bout.host, home), (bout.visitor, visiting));
        let is_goalie = |(_, card): (Seat, Card)| card.kind == Kind::Goalie;
        let visitor_first = match goal {
            Some(seat) => seat == bout.visitor,
            None => is_goalie(visiting) && !is_goalie(home),
        };
        let (first, second) = if visitor_first {
            (visiting, home)
        } else {
            (home, visiting)
        };
        let how = match (goal, is_goalie(first), is_goalie(second)) {
            (Some(_), false, true) => Meeting::TinyTim,
            (Some(_), ..) => Meeting::Beat,
            (None, true, false) => Meeting::Stopped,
            (None, ..) => Meeting::Same,
        };
        Self { how, first, second }
    }
}

/// Which of two cards that met were injured.
pub(super) enum Injured {
    Neither,
    One(Seat, Card),
    Both,
}

impl Injured {
    /// Those of these seats, among the cards of home and visitor.
    pub(super) fn of(bout: Bout, cards: [Card; 2], seats: Seats) -> Self {
        let hurt = bout.sides().into_iter().zip(cards);
        let mut hurt = hurt.filter(|(seat, _)| seats.has(*seat));
        match (hurt.next(), hurt.next()) {
            (None, _) => Self::Neither,
            (Some((seat, card)), None) => Self::One(seat, card),
            (Some(_), Some(_)) => Self::Both,
        }
    }
}
