//! What a game says about cards that move.

use std::fmt::Display;

use crate::engine::Seat;

/// How long a card is on its way at the normal pace, in milliseconds.
const FLIGHT: u32 = 220;

/// How long a sweep takes.
const SWEEP: u32 = 300;

/// How long a card takes to be turned over.
pub const TURN: u32 = 380;

/// How long a card lies there to be seen that goes on at once.
const STAY: u32 = 260;

/// After how long a sweep begins that takes such a card along.
pub const PASS: u32 = FLIGHT + STAY;

/// How long a moment of the game is held that everybody is to see.
pub const BEAT: u32 = 1_000;

/// How long a card is on its way that somebody plays.
pub const PLAY: u32 = FLIGHT;

/// How long after each other cards leave that are dealt.
pub const STAGGER: u32 = 60;

/// One movement between two anchors of the table. An element is at an anchor if its attribute `data-anchor`
/// says so; the anchor `seat-2-5` lies in the anchor `seat-2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor where it begins, as it was before the change.
    pub from: String,
    /// The anchor where it ends, as it is now.
    pub to: String,
    /// What moves.
    pub way: Movement,
    /// How long it waits before it leaves, in milliseconds at the normal pace.
    pub after: u32,
    /// The id of the drawing of a card that lies there neither before nor now.
    pub card: Option<String>,
    /// How much longer than others such a card lies there to be seen.
    pub stays: u32,
    /// What is said over the place where it ends.
    pub says: Option<Saying>,
}

/// A few words over the table, for eyes alone: the log has said it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Whose moment it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// The words.
    pub words: String,
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// The card that lies there now comes from elsewhere.
    Comes,
    /// The same from a pile: nobody sees it before it leaves.
    Drawn,
    /// The card that lies there now makes room, or closes up.
    Shifts,
    /// A card comes from an anchor that shows a back, and nobody sees which it is.
    Unseen,
    /// All cards that lay in an anchor are gathered and taken away, with the one that has just come.
    Leaves,
    /// A card that lay face down is turned over where it lay.
    Turns,
    /// A card comes to an anchor and lies there to be seen, but goes on before anybody else moves.
    Passes,
    /// The thing itself that lay at an anchor goes elsewhere, and is gone.
    Slides,
    /// The card that lies there grows a little while a moment is held.
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

    /// The same, later.
    #[must_use]
    pub fn after(self, after: u32) -> Self {
        Self { after, ..self }
    }

    /// The same, so much later than it was.
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

    /// When it has landed.
    #[must_use]
    pub fn lands(&self) -> u32 {
        self.after + self.time()
    }

    /// When what it changes is so for all who watch: a card that only comes by is where it was bound then.
    pub(super) fn arrives(&self) -> u32 {
        match self.way {
            Movement::Passes => self.after + PLAY,
            _ => self.lands(),
        }
    }

    /// Whether it begins or ends at this anchor, or within.
    pub(super) fn touches(&self, anchor: &str) -> bool {
        let within = |it: &str| {
            it.strip_prefix(anchor)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        within(&self.from) || within(&self.to)
    }

    /// Whether nothing is moved by it, but a moment held.
    pub(super) fn holds(&self) -> bool {
        matches!(self.way, Movement::Grows | Movement::Beat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flight_touches_what_lies_at_its_ends_and_around_them() {
        let flight = Flight::new(Movement::Comes, "seat-1-5", "pile-0");
        for anchor in ["seat-1-5", "seat-1", "seat", "pile-0", "pile"] {
            assert!(flight.touches(anchor), "{anchor}");
        }
        for anchor in ["seat-1-50", "seat-11", "sea", "seat-2", "pile-0-1"] {
            assert!(!flight.touches(anchor), "{anchor}");
        }
    }

    #[test]
    fn who_lays_a_card_that_only_comes_by_has_one_fewer_when_it_lies_there() {
        let passes = Flight::new(Movement::Passes, "seat-1", "pile")
            .after(100)
            .staying(BEAT);
        assert_eq!(passes.arrives(), 100 + PLAY);
        assert!(passes.lands() > passes.arrives());
        let comes = Flight::new(Movement::Comes, "seat-1", "pile-0").after(100);
        assert_eq!(comes.arrives(), comes.lands());
    }
}
