//! Messages for looking back at a game.

use super::grammar::capital;

include!(concat!(env!("OUT_DIR"), "/past.rs"));

/// A part of the game after those that contain it: the name of each, and its ordinal within the one around it.
#[must_use]
pub fn part(path: &[(String, usize)]) -> String {
    let part = |(name, number): &(String, usize)| format!("{name} {number}");
    capital(&path.iter().map(part).collect::<Vec<_>>().join(", "))
}
