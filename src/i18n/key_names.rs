//! Keys, as they are called wherever the page speaks of them.

pub(in crate::i18n) use crate::settings::KeyName;

include!(concat!(env!("OUT_DIR"), "/key_names.rs"));
