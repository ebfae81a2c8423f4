//! What can be wrong with a setup.

use crate::games::{slapshot, stroop};

/// What can be wrong with a setup requested by hand or in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFlaw {
    /// There is no such game.
    NoSuchGame(String),
    /// The game does not support this number of players: the number, the fewest, the most.
    Players(usize, u8, u8),
    /// This is neither a person nor a bot.
    NoSuchPlayer(String),
    /// This is not a seed: not a number, or beyond 64 bits.
    Seed(String),
    /// The number of names differs from that of seats: names, seats.
    Names(usize, usize),
    /// The game has no such rule.
    NoSuchRule(String),
    /// A house rule does not allow this value: the rule, the value.
    Rule(String, String),
    /// Slapshot cannot be played with this custom deck.
    Deck(slapshot::Flaw),
    /// Stroop does not allow these house rules together.
    Stroop(stroop::Flaw),
}
