//! Whose cards the screen may show.

use crate::engine::{Eyes, Seat, Seats, Status};

/// What the screen may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// What these eyes see.
    Open(Eyes),
    /// Nothing before this seat has taken the device.
    Locked(Seat),
}

impl Sight {
    /// One person sees their hand all the time; several see theirs in turn, each after taking the
    /// device; while bots move among several people, and where only bots play, the screen shows
    /// what the table sees.
    #[must_use]
    pub(super) fn of(people: Seats, status: &Status, unlocked: Option<Seat>) -> Self {
        if let Some(alone) = people.single() {
            return Self::Open(Eyes::Seat(alone));
        }
        let Status::ToAct(to_act) = status else {
            return Self::Open(Eyes::Table);
        };
        match people.iter().find(|&seat| to_act.has(seat)) {
            Some(seat) if unlocked == Some(seat) => Self::Open(Eyes::Seat(seat)),
            Some(seat) => Self::Locked(seat),
            None => Self::Open(Eyes::Table),
        }
    }
}
