//! Kitchen Table: real card games around one screen.

pub mod engine;
#[cfg(feature = "web")]
pub mod ui;
