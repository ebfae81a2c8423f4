//! The boards, one folder a game. A board draws an observation and reports decisions; rules it
//! only asks about.

pub mod dealt;
pub mod kit;
pub mod slapshot;
pub mod sloop;
pub mod stroop;
pub mod swoop;
