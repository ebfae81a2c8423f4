//! Dealt! in German. Its text lies beside this file.

#[cfg(test)]
mod addressing;
mod grammar;

use crate::i18n::dealt as messages;

texts!("de/dealt": advice, log, moments, notes, prompt, reasons, reference, refusals, table);
