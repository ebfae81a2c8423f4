//! What happened in a game, for whatever reports it: the score, the animations, the summary at the end.

use crate::engine::{BySeat, Game, Observation};

/// Public events and what they led to.
pub struct Story<'a, G: Game> {
    /// The events, oldest first: all since the deal, or the latest.
    pub events: &'a [&'a G::Event],
    /// What is seen after them, and by whose eyes.
    pub seen: &'a Observation<G>,
    /// The names of the seats.
    pub names: &'a BySeat<String>,
}
