//! Messages of the about page.

pub(in crate::i18n) use crate::games::GameId;

include!(concat!(env!("OUT_DIR"), "/about.rs"));
