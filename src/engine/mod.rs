//! What all games share. It knows no specific game, no text and no browser.
//!
//! Start with [`game`], the trait that every game implements. A position changes only through [`table`] and is
//! seen only through [`observation`]; [`laws`] are the invariants of every game, as code.

#![warn(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used
)]

pub mod game;
pub mod laws;
pub mod observation;
pub mod playthrough;
pub mod rng;
pub mod seat;
pub mod sorted;
pub mod table;

pub use game::{By, Clause, Eyes, Game, Illegal, Input, Millis, Outcome, Status, Tell, Told, Wire};
pub use observation::{Imagine, Observation, Tried};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use sorted::sorted;
pub use table::{Broken, Decided, Record, Table};
