//! Slapshot in English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod cards;
mod grammar;

use crate::i18n::slapshot as messages;

texts!("en/slapshot": advice, deck, face_off, house_rules, log, moments, notes, players, prompt, reasons, reference, refusals, results, table);
