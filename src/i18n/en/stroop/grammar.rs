//! The grammar of English, as the text of Stroop calls it.

pub(in crate::i18n) use crate::i18n::en::grammar::{name, plural};
