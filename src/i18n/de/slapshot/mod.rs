//! Slapshot in German. Its text lies beside this file.

pub(super) mod cards;
mod grammar;

use crate::i18n::slapshot as messages;

texts!("de/slapshot": advice, deck, face_off, house_rules, log, moments, notes, players, prompt, reasons, reference, refusals, results, table);
