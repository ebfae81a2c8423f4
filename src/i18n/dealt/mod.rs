//! Messages of Dealt!.

/// Names by seat.
pub use crate::i18n::Names;

pub mod advice;
pub mod log;
pub mod moments;
pub mod notes;
pub mod prompt;
pub mod reference;
pub mod refusals;
pub(in crate::i18n) mod signs;
pub mod table;

pub use notes::Msg as Note;
pub use prompt::{Msg as Prompt, Possible};
pub use reference::Msg as Lookup;
pub use table::Msg;
