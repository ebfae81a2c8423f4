//! How the page knows Sloop: so far what is staged at its table, what comes of it, and where
//! cards lie.

pub mod grid;
pub mod split;
pub mod staged;
pub mod ways;

pub use grid::Grid;
pub use split::{Places, Split};
pub use staged::{Play, Staged};
pub use ways::Verb;
