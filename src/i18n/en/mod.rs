//! English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod dealt;
mod grammar;
pub(super) mod slapshot;
pub(super) mod sloop;
pub(super) mod stroop;
pub(super) mod swoop;

use crate::games::GameId;
use crate::i18n as messages;
use crate::i18n::booklet::{Article, Chapter, Footnote, Line, Passage};

texts!("en": about, device, flaws, game_files, home, key_names, past, rules, saved_games, saves, settings, shell, storage, table, verdict);

booklets!("en");
