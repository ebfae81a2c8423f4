//! What a game says about cards that move.

use std::fmt::Display;

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

/// Which part of that the card is on its way.
pub(super) const ON_ITS_WAY: f64 = FLIGHT as f64 / PASS as f64;

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
        }
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

    /// How long it takes.
    #[must_use]
    pub fn time(&self) -> u32 {
        match self.way {
            Movement::Leaves => SWEEP,
            Movement::Comes | Movement::Drawn | Movement::Shifts | Movement::Unseen => FLIGHT,
            Movement::Turns => TURN,
            Movement::Passes => PASS,
        }
    }

    /// When it has landed.
    #[must_use]
    pub fn lands(&self) -> u32 {
        self.after + self.time()
    }
}
