//! Sloop in English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod grammar;

use crate::i18n::sloop as messages;

texts!("en/sloop": advice, log, moments, notes, prompt, reasons, reference, refusals, results, staged, table);
