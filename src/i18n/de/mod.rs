//! German. Its text lies beside this file.

mod grammar;

use crate::i18n as messages;

texts!("de": about, device, flaws, home, past, rules, saved_games, saves, settings, shell, storage, table, verdict);
