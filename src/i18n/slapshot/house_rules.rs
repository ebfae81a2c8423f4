//! The choices of the house rules.

/// The deck that a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichDeck {
    /// Ours, whose values are a reconstruction (SH-6.1).
    Ours,
    /// The custom deck (SH-6.2).
    Own,
    /// One from a link or a saved game.
    Brought,
}

include!(concat!(env!("OUT_DIR"), "/slapshot/house_rules.rs"));
