//! What a game says about cards that move.

use std::fmt::Display;

/// How long a card is on its way at the normal pace, in milliseconds.
const FLIGHT: u32 = 220;

/// How long a sweep takes.
const SWEEP: u32 = 300;

/// How long after each other cards leave that are dealt.
pub const STAGGER: u32 = 60;

/// One movement between two spots of the table. An element is at a spot if its attribute `data-spot`
/// says so; the spot `seat-2-5` lies in the spot `seat-2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The spot where it begins, as it was before the change.
    pub from: String,
    /// The spot where it ends, as it is now.
    pub to: String,
    /// What moves.
    pub way: Way,
    /// How long it waits before it leaves, in milliseconds at the normal pace.
    pub after: u32,
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The card that lies there now comes from elsewhere.
    Comes,
    /// The same from a pile: nobody sees it before it leaves.
    Drawn,
    /// The card that lies there now makes room, or closes up.
    Shifts,
    /// A card comes from a spot that shows a back, and nobody sees which it is.
    Unseen,
    /// All cards that lay in a spot are gathered and taken away.
    Leaves,
}

impl Flight {
    /// A flight that begins at once.
    pub fn new(way: Way, from: impl Display, to: impl Display) -> Self {
        Self {
            from: from.to_string(),
            to: to.to_string(),
            way,
            after: 0,
        }
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
            Way::Leaves => SWEEP,
            Way::Comes | Way::Drawn | Way::Shifts | Way::Unseen => FLIGHT,
        }
    }

    /// When it has landed.
    #[must_use]
    pub fn lands(&self) -> u32 {
        self.after + self.time()
    }
}
