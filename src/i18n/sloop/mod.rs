//! Messages of Sloop.

pub mod advice;
pub mod log;
pub mod moments;
pub mod notes;
pub mod prompt;
pub mod reference;
pub mod results;
pub mod staged;
pub mod sums;
pub mod table;

pub use notes::Msg as Note;
pub use prompt::{Msg as Prompt, Possible, Ways};
pub use reference::Msg as Reference;
pub use table::{Msg, Role};

use crate::games::sloop::{Card, Value};
use crate::i18n::{Language, Name, Say, text};

/// Whose a build is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner<'a> {
    /// The reader's; in the log, that of the player of whom it tells.
    Own,
    /// Somebody else's.
    Player(&'a Name),
    /// Nobody's anymore.
    Nobody,
}

/// A card that is played for its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// A card with a number.
    Card(Card),
    /// A wild, which counts as this number.
    Wild(Value),
}

impl Played {
    /// A card that counts as this number.
    #[must_use]
    pub fn new(card: Card, value: Value) -> Self {
        if card.is_wild() {
            Self::Wild(value)
        } else {
            Self::Card(card)
        }
    }
}

/// Phrases for the list in another message.
fn phrases(language: Language, all: impl IntoIterator<Item = impl Say>) -> Vec<String> {
    all.into_iter().map(|it| text(language, it)).collect()
}

/// Why something is good that is advised or was done.
pub mod reasons {
    pub(in crate::i18n) use crate::i18n::Names;
    pub(in crate::i18n) use crate::i18n::table::Voice;

    include!(concat!(env!("OUT_DIR"), "/sloop/reasons.rs"));
}

/// Why the rules refuse a move.
pub mod refusals {
    pub(in crate::i18n) use crate::games::sloop::Value;
    pub(in crate::i18n) use crate::games::sloop::groups::Added;
    pub(in crate::i18n) use crate::i18n::Names;

    include!(concat!(env!("OUT_DIR"), "/sloop/refusals.rs"));
}
