//! Swoop in English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod cards;
mod grammar;

use crate::i18n::swoop as messages;

texts!("en/swoop": advice, log, prompt, reasons, refusals, table);
