//! Where the zones of people lie, and to which side each is turned.

/// To which side a zone is turned, in quarter turns clockwise: 0 faces the lower edge of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Turn(u8);

impl Turn {
    const UPRIGHT: Self = Self(0);
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

    /// What it is called in the style sheet.
    pub(super) fn class(self) -> &'static str {
        ["turn-0", "turn-1", "turn-2", "turn-3"][usize::from(self.0 % 4)]
    }
}

/// How the zones of so many people are turned, clockwise from the one at the lower left: all upright before a
/// screen that stands; towards its edges round one that lies flat.
pub(super) fn turns(people: usize, flat: bool) -> &'static [Turn] {
    const U: Turn = Turn::UPRIGHT;
    const O: Turn = Turn::OVER;
    if !flat {
        return &[U; 5];
    }
    match people {
        0 | 1 => &[U],
        2 => &[U, O],
        3 => &[U, O, O],
        4 => &[U, O, O, U],
        _ => &[U, O, O, Turn::RIGHT, U],
    }
}
