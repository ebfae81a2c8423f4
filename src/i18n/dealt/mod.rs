//! Messages of Dealt!.

/// Names by seat.
pub use crate::i18n::Names;

pub mod advice;
pub mod log;
pub mod moments;
pub mod notes;
pub mod prompt;
pub mod reference;
pub(in crate::i18n) mod signs;
pub mod table;

pub use notes::Msg as Note;
pub use prompt::{Msg as Prompt, Possible};
pub use reference::Msg as Reference;
pub use table::Msg;

/// Why something is good that is advised or was done.
pub mod reasons {
    pub(in crate::i18n) use crate::i18n::table::Voice;

    include!(concat!(env!("OUT_DIR"), "/dealt/reasons.rs"));
}

/// Why the rules refuse a move.
pub mod refusals {
    include!(concat!(env!("OUT_DIR"), "/dealt/refusals.rs"));
}
