//! Messages for looking back at a game.

include!(concat!(env!("OUT_DIR"), "/past.rs"));

/// A part of the game after those that contain it: the name of each, and its ordinal within the one around it.
#[must_use]
pub fn part(path: &[(String, usize)]) -> String {
    let part = |(name, number): &(String, usize)| format!("{name} {number}");
    let parts = path.iter().map(part).collect::<Vec<_>>().join(", ");
    let mut letters = parts.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
