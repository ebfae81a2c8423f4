//! Messages at the table, in the game box and in the results.

pub(in crate::i18n) use crate::games::dealt::{Card, Combination, Play, Rank};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/dealt/table.rs"));

impl<'a> Msg<'a> {
    /// The reserves that a player has left.
    #[must_use]
    pub fn reserves(cards: &'a [Card]) -> Self {
        let count = cards.len();
        Self::Reserves { count, cards }
    }
}
