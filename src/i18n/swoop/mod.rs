//! Messages of Swoop.
//!
//! Stacks are counted from 0 here, as in the game, but from 1 in the text.

pub mod advice;
pub mod log;
pub mod prompt;
pub mod table;

pub use prompt::{Msg as Prompt, Possible};
pub use table::Msg;

/// Why something is good that is advised or was done.
pub mod reasons {
    pub(in crate::i18n) use crate::i18n::table::Voice;

    include!(concat!(env!("OUT_DIR"), "/swoop/reasons.rs"));
}

/// Why the rules refuse a move.
pub mod refusals {
    include!(concat!(env!("OUT_DIR"), "/swoop/refusals.rs"));
}
