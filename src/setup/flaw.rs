//! What can be wrong with a setup.

use crate::games::{slapshot, stroop};

/// What can be wrong with a setup that somebody asks for, by hand or in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFlaw {
    /// There is no such game.
    NoSuchGame(String),
    /// Not a number of players that this game takes: the number, the fewest, the most.
    Players(usize, u8, u8),
    /// Neither a person nor a bot.
    NoSuchPlayer(String),
    /// Not a seed: beyond 64 bits, or no number.
    Seed(String),
    /// Not as many names as seats: names, seats.
    Names(usize, usize),
    /// Something that the game does not know.
    NoSuchRule(String),
    /// A house rule with a value that it does not have.
    Rule(String, String),
    /// An own deck with which Slapshot can't be played.
    Deck(slapshot::Flaw),
    /// House rules that do not go together in Stroop.
    Stroop(stroop::Flaw),
}
