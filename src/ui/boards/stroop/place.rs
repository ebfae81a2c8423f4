//! The placement and orientation of people's zones.

use crate::web::matches_media;

/// The orientation of a zone, in quarter turns clockwise: 0 faces the lower edge of the screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Turn(u8);

impl Turn {
    const UPRIGHT: Self = Self(0);
    const LEFT: Self = Self(1);
    const RIGHT: Self = Self(3);
    /// Upside down, for somebody on the other side of the table.
    pub(super) const OVER: Self = Self(2);

    /// The orientation a quarter turn further.
    pub(super) fn next(self) -> Self {
        Self((self.0 + 1) % 4)
    }

    /// Whether it is upside down, as for somebody on the other side of the table.
    pub(super) fn is_over(self) -> bool {
        self == Self::OVER
    }

    /// Whether it faces any edge but the lower one.
    pub(super) fn is_turned(self) -> bool {
        self != Self::UPRIGHT
    }

    /// Converts a vector on the screen to the coordinates of an element with this orientation.
    pub(super) fn within(self, across: f64, down: f64) -> (f64, f64) {
        match self.0 % 4 {
            0 => (across, down),
            1 => (down, -across),
            2 => (-across, -down),
            _ => (-down, across),
        }
    }

    /// Its class in the style sheet.
    pub(super) fn class(self) -> &'static str {
        ["turn-0", "turn-1", "turn-2", "turn-3"][usize::from(self.0 % 4)]
    }
}

/// How a screen is placed in front of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    /// Upright, with everybody on one side.
    Stands,
    /// Flat, with people around it.
    Flat,
    /// Flat, and taller than wide.
    FlatHigh,
    /// Flat, and so low that two people sit at its ends.
    FlatLow,
}

/// How the screen is placed: one used only by touch lies on the table.
pub(super) fn screen() -> Screen {
    match matches_media("(pointer: coarse)") {
        false => Screen::Stands,
        true if matches_media("(orientation: portrait)") => Screen::FlatHigh,
        true if matches_media("(height < 30rem)") => Screen::FlatLow,
        true => Screen::Flat,
    }
}

/// The orientations of the zones, clockwise from the lower left: all upright on an upright screen, and toward the edges
/// on a flat one.
pub(super) fn turns(people: usize, screen: Screen) -> &'static [Turn] {
    const U: Turn = Turn::UPRIGHT;
    const O: Turn = Turn::OVER;
    match (screen, people) {
        (Screen::Stands, _) => &[U; 5],
        (_, 0 | 1) => &[U],
        (Screen::FlatLow, 2) => &[Turn::LEFT, Turn::RIGHT],
        (_, 2) => &[U, O],
        (_, 3) => &[U, O, O],
        (_, 4) => &[U, O, O, U],
        (Screen::FlatHigh, _) => &[U, O, O, U, U],
        (_, _) => &[U, O, O, Turn::RIGHT, U],
    }
}
