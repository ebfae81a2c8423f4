//! Messages of Swoop.
//!
//! Stacks are counted from 0 here, as in the game, but from 1 in the text.

pub mod advice;
pub mod log;
pub mod prompt;
pub mod refusals;
pub mod table;

pub use prompt::{Msg as Prompt, Possible};
pub use table::Msg;
