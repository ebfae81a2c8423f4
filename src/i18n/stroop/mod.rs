//! Messages of Stroop.

pub mod cards;
pub mod house_rules;
pub mod log;
pub mod reference;
pub mod refusals;
pub mod results;
pub mod table;
