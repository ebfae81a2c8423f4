//! Messages of the pages around a game.

use crate::engine::Seat;

pub(in crate::i18n) use crate::bots::Level;
pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::setup::Who;

/// The shape of a seat's mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The first seat's.
    Circle,
    /// The second seat's.
    Triangle,
    /// The third seat's.
    Square,
    /// The fourth seat's.
    Diamond,
    /// The fifth seat's.
    Star,
    /// The sixth seat's.
    Cross,
    /// The seventh seat's.
    Pentagon,
    /// The eighth seat's.
    Moon,
}

impl From<Seat> for Shape {
    fn from(seat: Seat) -> Self {
        match seat.0 {
            0 => Self::Circle,
            1 => Self::Triangle,
            2 => Self::Square,
            3 => Self::Diamond,
            4 => Self::Star,
            5 => Self::Cross,
            6 => Self::Pentagon,
            _ => Self::Moon,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/shell.rs"));
