//! Stroop in English. Its text lies beside this file.

pub(in crate::i18n) mod grammar;

#[cfg(test)]
mod addressing;

use crate::i18n::stroop as messages;

texts!("en/stroop": cards, house_rules, log, reference, refusals, results, table);
