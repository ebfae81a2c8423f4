//! Messages about storing games, and why that failed.

pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::saves::StorageError;

include!(concat!(env!("OUT_DIR"), "/storage.rs"));
