//! Dealt! in English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
mod grammar;

use crate::i18n::dealt as messages;

texts!("en/dealt": advice, log, moments, notes, prompt, reasons, reference, refusals, table);
