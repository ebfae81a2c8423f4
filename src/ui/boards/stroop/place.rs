//! Where the zones of people lie, and to which side each is turned.

/// To which side a zone is turned, in quarter turns clockwise: 0 faces the lower edge of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Turn(u8);

impl Turn {
    const UPRIGHT: Self = Self(0);
    const LEFT: Self = Self(1);
    const RIGHT: Self = Self(3);
    const OVER: Self = Self(2);

    /// A quarter on.
    pub(super) fn next(self) -> Self {
        Self((self.0 + 1) % 4)
    }

    /// Upside down, as somebody on the other side of the table sees it.
    pub(super) fn is_over(self) -> bool {
        self == Self::OVER
    }

    /// To any side but the lower edge.
    pub(super) fn is_turned(self) -> bool {
        self != Self::UPRIGHT
    }

    /// A way across and down the screen, as it is within what is turned so.
    pub(super) fn within(self, across: f64, down: f64) -> (f64, f64) {
        match self.0 % 4 {
            0 => (across, down),
            1 => (down, -across),
            2 => (-across, -down),
            _ => (-down, across),
        }
    }

    /// What it is called in the style sheet.
    pub(super) fn class(self) -> &'static str {
        ["turn-0", "turn-1", "turn-2", "turn-3"][usize::from(self.0 % 4)]
    }
}

/// How a screen is placed before those who play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    /// It stands, and all look at it from one side.
    Stands,
    /// It lies flat, and they sit round it.
    Flat,
    /// So does one that is higher than wide.
    FlatHigh,
    /// So does one that is so low that two sit at its ends.
    FlatLow,
}

/// How the zones of so many people are turned, clockwise from the one at the lower left: all upright before a
/// screen that stands; towards its edges round one that lies flat.
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
