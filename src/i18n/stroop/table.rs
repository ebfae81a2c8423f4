//! The table of Stroop: its rounds, its zones, and what is shown in the middle.

pub(in crate::i18n) use crate::games::stroop::{Card, Word};
pub(in crate::i18n) use crate::i18n::{Name, People};
pub(in crate::i18n) use crate::settings::{Block, Voice};

/// A player's input device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A block of keys.
    Keys(Block),
    /// A gamepad, counted from 1.
    Gamepad(u8),
    /// A gamepad whose buttons the browser does not know, counted with the others.
    OtherGamepad(u8),
    /// Touch or mouse only.
    Touch,
}

include!(concat!(env!("OUT_DIR"), "/stroop/table.rs"));

impl Msg<'_> {
    /// Why a card did not fit on the one in the middle, in round 1 or 2.
    #[must_use]
    pub fn misfit(card: Card, center: Card, round: u8) -> Self {
        match round {
            1 => Self::CardDiffers(center.face().word),
            _ => Self::MiddleDiffers(card.face().word),
        }
    }

    /// Why a card fits on the one in the middle, in round 1 or 2.
    #[must_use]
    pub fn because(card: Card, center: Card, round: u8) -> Self {
        let (word, card) = described(card, center, round);
        Self::Because { word, card }
    }

    /// The same as praise.
    #[must_use]
    pub fn right(card: Card, center: Card, round: u8) -> Self {
        let (word, card) = described(card, center, round);
        Self::Right { word, card }
    }
}

/// The word that has to describe a card in this round, and that card.
fn described(card: Card, center: Card, round: u8) -> (Word, Card) {
    match round {
        1 => (center.face().word, card),
        _ => (card.face().word, center),
    }
}
