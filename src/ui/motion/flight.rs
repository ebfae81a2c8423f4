//! How a game describes moving cards.

use std::fmt::Display;

use crate::engine::Seat;

/// How long a card flies at the normal pace, in milliseconds.
const FLIGHT: u32 = 220;

/// How long a sweep takes.
const SWEEP: u32 = 300;

/// How long turning over a card takes.
pub const TURN: u32 = 380;

/// How long a card that is only passing lies there to be seen.
const STAY: u32 = 260;

/// When a sweep begins that takes such a card along.
pub const PASS: u32 = FLIGHT + STAY;

/// How long a moment for everybody to see is held.
pub const BEAT: u32 = 1_000;

/// How long a played card flies.
pub const PLAY: u32 = FLIGHT;

/// The delay between cards being dealt.
pub const STAGGER: u32 = 60;

/// One movement between two anchors of the table. An element is an anchor if it has the attribute `data-anchor`;
/// the anchor `seat-2-5` is within the anchor `seat-2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor where it begins, located before the change.
    pub from: String,
    /// The anchor where it ends, located after the change.
    pub to: String,
    /// How it moves.
    pub way: Movement,
    /// How long it waits before it starts, in milliseconds at the normal pace.
    pub after: u32,
    /// The id of the drawing of a card that lies there neither before nor after.
    pub card: Option<String>,
    /// How much longer than usual such a card lies there to be seen.
    pub stays: u32,
    /// The words shown over the place where it ends.
    pub says: Option<Saying>,
}

/// A few words over the table, for sighted players only, as the log announces them to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Whose moment it is, if anybody's.
    pub seat: Option<Seat>,
    /// The words.
    pub words: String,
}

/// A kind of movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// The card that now lies there comes from elsewhere.
    Comes,
    /// The same from a pile, where nobody sees the card before it leaves.
    Drawn,
    /// The card that now lies there makes room, or closes a gap.
    Shifts,
    /// A card comes from an anchor that shows a back, and nobody sees which card it is.
    Unseen,
    /// All cards at an anchor are gathered and taken away, with the one that has just come.
    Leaves,
    /// A card that lay face down is turned over in place.
    Turns,
    /// A card comes to an anchor and lies there to be seen, but leaves before anybody else moves.
    Passes,
    /// The element at an anchor goes elsewhere, and is gone.
    Slides,
    /// The card that lies there is slightly enlarged while a moment is held.
    Grows,
    /// A moment is held, with words over where it happened.
    Beat,
}

impl Flight {
    /// A flight that begins at once.
    pub fn new(way: Movement, from: impl Display, to: impl Display) -> Self {
        Self {
            from: from.to_string(),
            to: to.to_string(),
            way,
            after: 0,
            card: None,
            stays: 0,
            says: None,
        }
    }

    /// A moment that is held, with words over an anchor.
    pub fn beat(at: impl Display, seat: Option<Seat>, words: impl Into<String>) -> Self {
        let at = at.to_string();
        let says = Some(Saying {
            seat,
            words: words.into(),
        });
        let beat = Self::new(Movement::Beat, &at, &at);
        Self { says, ..beat }
    }

    /// The same, with a card that has this drawing.
    #[must_use]
    pub fn showing(self, card: impl Display) -> Self {
        let card = Some(card.to_string());
        Self { card, ..self }
    }

    /// The same, starting after this delay.
    #[must_use]
    pub fn after(self, after: u32) -> Self {
        Self { after, ..self }
    }

    /// The same, delayed by this much more.
    #[must_use]
    pub fn later(self, by: u32) -> Self {
        let after = self.after + by;
        Self { after, ..self }
    }

    /// The same, staying longer where it is seen.
    #[must_use]
    pub fn staying(self, stays: u32) -> Self {
        Self { stays, ..self }
    }

    /// How long it takes.
    #[must_use]
    pub fn time(&self) -> u32 {
        match self.way {
            Movement::Leaves => SWEEP,
            Movement::Comes | Movement::Drawn | Movement::Shifts | Movement::Unseen => FLIGHT,
            Movement::Turns => TURN,
            Movement::Passes => PASS + self.stays,
            Movement::Slides => SWEEP,
            Movement::Grows | Movement::Beat => BEAT,
        }
    }

    /// When it lands.
    #[must_use]
    pub fn lands(&self) -> u32 {
        self.after + self.time()
    }

    /// When its change becomes visible to all; for a passing card, when it reaches its anchor.
    pub(super) fn arrives(&self) -> u32 {
        match self.way {
            Movement::Passes => self.after + PLAY,
            _ => self.lands(),
        }
    }

    /// Whether it begins or ends at this anchor, or within it.
    pub(super) fn touches(&self, anchor: &str) -> bool {
        let within = |it: &str| {
            it.strip_prefix(anchor)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        within(&self.from) || within(&self.to)
    }

    /// Whether it moves nothing, but only holds a moment.
    pub(super) fn holds(&self) -> bool {
        matches!(self.way, Movement::Grows | Movement::Beat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flight_touches_its_ends_and_the_anchors_around_them() {
        let flight = Flight::new(Movement::Comes, "seat-1-5", "pile-0");
        for anchor in ["seat-1-5", "seat-1", "seat", "pile-0", "pile"] {
            assert!(flight.touches(anchor), "{anchor}");
        }
        for anchor in ["seat-1-50", "seat-11", "sea", "seat-2", "pile-0-1"] {
            assert!(!flight.touches(anchor), "{anchor}");
        }
    }

    #[test]
    fn a_passing_card_arrives_before_it_lands() {
        let passes = Flight::new(Movement::Passes, "seat-1", "pile")
            .after(100)
            .staying(BEAT);
        assert_eq!(passes.arrives(), 100 + PLAY);
        assert!(passes.lands() > passes.arrives());
        let comes = Flight::new(Movement::Comes, "seat-1", "pile-0").after(100);
        assert_eq!(comes.arrives(), comes.lands());
    }
}
