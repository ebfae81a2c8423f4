//! The boards, one folder per game. A board draws an observation and reports decisions; it never implements rules, but
//! asks the engine.

pub mod dealt;
pub mod kit;
pub mod slapshot;
pub mod sloop;
pub mod stroop;
pub mod swoop;
