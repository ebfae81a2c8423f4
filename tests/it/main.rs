//! All integration tests in one binary, so that it links only once.

#![allow(clippy::too_many_lines, reason = "a table of cases reads best whole")]

#[allow(dead_code, reason = "the tools use more of it")]
#[path = "../../examples/every/mod.rs"]
mod every;
#[path = "../fixtures/mod.rs"]
mod fixtures;

mod bots;
mod dealt;
mod engine;
#[cfg(feature = "web")]
mod flying;
mod keyboards;
mod laws;
#[cfg(feature = "web")]
mod markup;
#[cfg(feature = "web")]
mod play;
mod playthroughs;
#[cfg(feature = "web")]
mod registry;
mod rules;
mod saves;
#[cfg(feature = "web")]
mod saving;
mod setup;
#[cfg(feature = "web")]
mod shell;
mod slapshot;
mod sloop;
mod stroop;
mod support;
mod swoop;
mod tables;
mod tidy;
mod words;
