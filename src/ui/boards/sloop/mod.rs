//! How the page knows Sloop: so far what is staged at its table, and what comes of it.

pub mod split;
pub mod staged;

pub use split::{Places, Split};
pub use staged::{Play, Staged, Verb};
