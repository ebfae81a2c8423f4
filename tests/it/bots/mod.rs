//! Bots are legal, deterministic, blind to what is hidden, and as strong as they are called.

mod dealt;
mod dealt_reach;
mod laws;
mod levels;
mod seated;
mod slapshot;
mod sloop;
mod stroop;
mod stroop_games;
mod swoop;
