//! Messages for entering a custom deck.

pub(in crate::i18n) use crate::games::slapshot::Kind;
pub(in crate::i18n) use crate::saves::FileError;
pub(in crate::i18n) use crate::saves::deck_file::DeckUnreadable;

include!(concat!(env!("OUT_DIR"), "/slapshot/deck.rs"));
