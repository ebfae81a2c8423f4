//! Stroop in German. Its text lies beside this file.

mod grammar;

#[cfg(test)]
mod addressing;

use crate::i18n::stroop as messages;

texts!("de/stroop": cards, house_rules, log, reference, refusals, results, table);
