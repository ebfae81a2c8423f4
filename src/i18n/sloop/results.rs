//! The result of a game of Sloop.

pub(in crate::i18n) use crate::i18n::{Name, People};

include!(concat!(env!("OUT_DIR"), "/sloop/results.rs"));
