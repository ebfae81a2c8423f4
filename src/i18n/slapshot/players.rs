//! The names of the players on the cards.

use crate::games::slapshot::Card;

pub(in crate::i18n) use crate::games::slapshot::{Kind, Special};

include!(concat!(env!("OUT_DIR"), "/slapshot/players.rs"));

impl Msg {
    /// The name on a card. Cards with the same face have the same name, as they can't be told apart.
    #[must_use]
    pub fn on(card: Card) -> Self {
        let Card {
            kind,
            value,
            special,
        } = card;
        Self::Player {
            special,
            kind,
            value,
        }
    }
}
