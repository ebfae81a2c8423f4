//! Kitchen Table: real card games around one screen.

pub mod bots;
pub mod engine;
pub mod games;
pub mod i18n;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod web;
