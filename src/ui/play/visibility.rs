//! Whose cards the screen may show.

use crate::engine::{Eyes, Seat, Seats, Status};

/// What the screen may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visibility {
    /// What these eyes see.
    Open(Eyes),
    /// Nothing until this seat has taken the device.
    Locked(Seat),
}

impl Visibility {
    /// A single person always sees their hand. Several people see theirs in turn, after taking the device. While bots
    /// move between several people, in a pause, and if only bots play, the screen shows what the table sees.
    #[must_use]
    pub(super) fn of(people: Seats, status: &Status, unlocked: Option<Seat>, paused: bool) -> Self {
        if let Some(alone) = people.single() {
            return Self::Open(Eyes::Seat(alone));
        }
        if paused {
            return Self::Open(Eyes::Table);
        }
        let Status::ToAct(to_act) = status else {
            return Self::Open(Eyes::Table);
        };
        let awaited = |seat: &Seat| people.has(*seat) && to_act.has(*seat);
        // If several are to act, the one who has the device comes first.
        match (unlocked.filter(awaited), people.iter().find(awaited)) {
            (Some(seat), _) => Self::Open(Eyes::Seat(seat)),
            (None, Some(seat)) => Self::Locked(seat),
            (None, None) => Self::Open(Eyes::Table),
        }
    }

    /// Visibility when looking back at a game that stands so now: whoever could see a hand without taking the device,
    /// otherwise the table. Bots that have finished a game hide nothing: the first bot's view.
    #[must_use]
    pub(super) fn back(people: Seats, status: &Status, unlocked: Option<Seat>) -> Self {
        if people.is_empty() && matches!(status, Status::Over(_)) {
            return Self::Open(Eyes::Seat(Seat(0)));
        }
        match Self::of(people, status, unlocked, false) {
            Self::Locked(_) => Self::Open(Eyes::Table),
            open @ Self::Open(_) => open,
        }
    }

    /// The eyes that look at the screen.
    #[must_use]
    pub(super) fn eyes(self) -> Eyes {
        match self {
            Self::Open(eyes) => eyes,
            Self::Locked(_) => Eyes::Table,
        }
    }

    /// The eyes of the board on the screen, if there is one.
    #[must_use]
    pub(super) fn board(self, status: &Status, paused: bool) -> Option<Eyes> {
        let board = !paused && matches!(status, Status::ToAct(_));
        board.then(|| self.eyes())
    }

    /// The seat that holds the device, or is to take it.
    #[must_use]
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Self::Open(eyes) => eyes.seat(),
            Self::Locked(seat) => Some(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Outcome};

    #[test]
    fn only_who_took_the_device_sees_a_hand() {
        let seats = |list: &[u8]| list.iter().map(|&seat| Seat(seat)).collect::<Seats>();
        let open = |seat| Visibility::Open(Eyes::Seat(Seat(seat)));
        let table = Visibility::Open(Eyes::Table);
        // People, the seat to act, the last seat to take the device, and what the screen may show.
        let cases: &[(&[u8], u8, Option<u8>, Visibility)] = &[
            (&[], 0, None, table),
            (&[1], 0, None, open(1)),
            (&[1], 1, None, open(1)),
            (&[0, 1], 0, None, Visibility::Locked(Seat(0))),
            (&[0, 1], 0, Some(0), open(0)),
            (&[0, 1], 1, Some(0), Visibility::Locked(Seat(1))),
            (&[0, 1], 2, Some(0), table),
        ];
        for &(people, to_act, unlocked, expected) in cases {
            let status = Status::ToAct(Seats::only(Seat(to_act)));
            let visibility = Visibility::of(seats(people), &status, unlocked.map(Seat), false);
            assert_eq!(
                visibility, expected,
                "{people:?}, {to_act} to act, {unlocked:?} unlocked"
            );
            let back = Visibility::back(seats(people), &status, unlocked.map(Seat));
            assert!(back == expected || matches!(expected, Visibility::Locked(_)) && back == table);
            if people.len() != 1 {
                let paused = Visibility::of(seats(people), &status, unlocked.map(Seat), true);
                assert_eq!(paused, table);
            }
        }
        let over = Status::Over(Outcome {
            places: BySeat::new(2, |_| 1),
        });
        for (people, expected) in [(&[][..], open(0)), (&[1], open(1)), (&[0, 1], table)] {
            let back = Visibility::back(seats(people), &over, None);
            assert_eq!(back, expected, "{people:?} look back");
        }
        let both = Status::ToAct(seats(&[0, 1]));
        for (unlocked, expected) in [(None, Visibility::Locked(Seat(0))), (Some(1), open(1))] {
            let visibility = Visibility::of(seats(&[0, 1]), &both, unlocked.map(Seat), false);
            assert_eq!(visibility, expected, "who has the device keeps it");
        }
    }
}
