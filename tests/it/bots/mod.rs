//! Bots are legal, deterministic, blind to hidden information, and as strong as their level says.
//!
//! What takes long is in modules called `all`: only `cargo xtask test --all` runs it.

mod advice;
mod dealt;
mod dealt_reach;
mod laws;
mod levels;
mod review;
mod search;
mod seated;
mod slapshot;
mod sloop;
mod stroop;
mod stroop_games;
mod stroop_waits;
mod swoop;
mod temper;
