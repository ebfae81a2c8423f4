//! Keys, as they are called wherever the page speaks of them.

/// A key by its name on keyboards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyName<'a> {
    /// The arrow down.
    Down,
    /// The arrow up.
    Up,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Escape.
    Escape,
    /// Page down.
    PageDown,
    /// Page up.
    PageUp,
    /// The space bar.
    Space,
    /// A digit with Shift.
    Shift(&'a str),
    /// A key by what is written on it.
    Typed(&'a str),
}

impl<'a> KeyName<'a> {
    /// The key with this value of `KeyboardEvent.key`, or what is written on it.
    #[must_use]
    pub fn of(key: &'a str) -> Self {
        match key {
            "ArrowDown" => Self::Down,
            "ArrowUp" => Self::Up,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "Escape" => Self::Escape,
            "PageDown" => Self::PageDown,
            "PageUp" => Self::PageUp,
            " " => Self::Space,
            _ => match key.strip_prefix("Shift+") {
                Some(digit) => Self::Shift(digit),
                None => Self::Typed(key),
            },
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/key_names.rs"));
