//! Kitchen Table: real card games around one screen.

pub mod bots;
pub mod engine;
pub mod games;
#[cfg(feature = "web")]
pub mod ui;
