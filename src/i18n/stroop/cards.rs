//! The cards of Stroop.

pub(in crate::i18n) use crate::games::stroop::{Card, Direction, Word};

include!(concat!(env!("OUT_DIR"), "/stroop/cards.rs"));

impl Msg {
    /// A card in full, for screen readers; `advanced` if cards are printed in two directions.
    #[must_use]
    pub fn spoken(card: Card, advanced: bool) -> Self {
        let direction = direction(card, advanced);
        Self::Spoken { card, direction }
    }

    /// The card in the middle, for screen readers.
    #[must_use]
    pub fn center(card: Card, advanced: bool) -> Self {
        let direction = direction(card, advanced);
        Self::Center { card, direction }
    }

    /// The look of a card, value by value.
    #[must_use]
    pub fn looks(card: Card, advanced: bool) -> Self {
        let direction = direction(card, advanced);
        Self::Looks { card, direction }
    }
}

/// How a card reads, if that differs from card to card.
fn direction(card: Card, advanced: bool) -> Option<Direction> {
    advanced.then_some(card.face().direction)
}
