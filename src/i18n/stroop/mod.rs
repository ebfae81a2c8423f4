//! Messages of Stroop.

pub mod cards;
pub mod house_rules;
pub mod log;
pub mod reference;
pub mod results;
pub mod table;

/// Why the rules refuse a move.
pub mod refusals {
    include!(concat!(env!("OUT_DIR"), "/stroop/refusals.rs"));
}
