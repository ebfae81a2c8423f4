//! What people see and touch.
//!
//! [`app`] holds what lies on the table and the pages; [`play`] joins a table, its bots and the
//! people round it, for any game; [`boards`] draw one game each and see an
//! [`Observation`](crate::engine::Observation), never a table; [`parts`] are what all share;
//! [`motion`] lets cards fly; [`keep`] brings games to the shelf and back.

pub mod app;
pub mod boards;
pub mod keep;
pub mod keys;
pub mod motion;
pub mod pages;
pub mod parlour;
pub mod parts;
pub mod play;
pub mod room;
pub mod route;
pub mod setup;
pub mod use_settings;
mod words;

pub use app::start;
use words::{day, say};
