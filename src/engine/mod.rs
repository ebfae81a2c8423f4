//! What all games share. It knows no game, no text and no browser.
//!
//! Read [`game`] first: the trait every game fulfils. [`table`] is the only door through which a
//! position changes, [`observation`] all that is ever seen of one, and [`laws`] says in code what
//! every game must keep.

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

pub use game::{By, Clause, Eyes, Game, Input, Millis, Outcome, Status, Tell, Told, Wire};
pub use observation::{Imagine, Observation, Tried};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use sorted::sorted;
pub use table::{Broken, Illegal, Record, Table};
