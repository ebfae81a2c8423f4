//! The database of saved games, each stored as the lines of its journal and a label: in IndexedDB, or in memory
//! where there is no browser. Acknowledged writes survive the end of the browser. Copies are stored elsewhere,
//! because a browser may discard the whole database.

mod connection;
#[cfg(target_arch = "wasm32")]
mod copies;
#[cfg(not(target_arch = "wasm32"))]
mod copies_in_memory;
mod copying;
mod deletion;
mod games;
mod hitch;
#[cfg(target_arch = "wasm32")]
mod idb;
#[cfg(not(target_arch = "wasm32"))]
mod in_memory;
mod kept;
mod restoration;

pub use connection::{open, openings};
pub use copying::{copy_all, copy_behind, uncopied};
pub use deletion::take;
pub use games::{Taken, add, bytes, labels, lines};
pub use hitch::{Hitch, LIMIT, Loss, PATIENCE, hitch, on_hitch, understood};

#[cfg(not(target_arch = "wasm32"))]
use crate::saves::GameKey;

/// The lines of a game, bypassing simulated faults.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn peek(game: GameKey) -> Vec<String> {
    let lines = in_memory::lines(game).into_iter();
    lines.map(games::whatever).collect()
}

/// Stores a game as it is, bypassing simulated faults; an error stands for a line that is not text, which it
/// describes.
#[cfg(not(target_arch = "wasm32"))]
pub fn put(game: GameKey, label: &str, lines: Vec<Result<String, String>>) {
    in_memory::put(game, label, lines);
}

/// Loses all games, like a browser that finds its database damaged.
#[cfg(not(target_arch = "wasm32"))]
pub fn lose() {
    in_memory::lose();
}

/// Clears the state of this page, as when the browser is closed.
#[cfg(not(target_arch = "wasm32"))]
pub fn forget() {
    connection::forget();
    copying::forget();
    kept::forget();
    hitch::forget();
}
