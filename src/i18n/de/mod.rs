//! German. Its text lies beside this file.

mod grammar;

use crate::games::GameId;
use crate::i18n::rules::{Article, Chapter, Footnote, Passage};

booklets!("de");

pub(super) use super::en::{
    about, dealt, device, flaws, home, keys, past, rules, saved_games, saves, settings, shell,
    storage, stroop, swoop, table, verdict,
};
