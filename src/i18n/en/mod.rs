//! English.

pub(super) mod dealt;
pub(super) mod shell;
mod words;
