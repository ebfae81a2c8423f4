//! The choices of the house rules of Stroop.

pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::settings::Rivals;

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tempo {
    /// As in the rules.
    Usual,
    /// Longer windows and a shorter pause after a wrong card, for everybody at the table.
    Relaxed,
    /// Shorter windows and a longer pause.
    Strict,
    /// Other values, from a link.
    Linked,
}

include!(concat!(env!("OUT_DIR"), "/stroop/house_rules.rs"));
