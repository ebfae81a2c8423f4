//! The result of a game of Stroop: its score sheet and highlights.

pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/stroop/results.rs"));
