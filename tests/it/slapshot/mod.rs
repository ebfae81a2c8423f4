//! The clauses of Slapshot, each tested by functions named after it; the laws; whole games as text.
//!
//! Every position is reached by playing from stacked decks: see [`scene`].

mod bouts;
mod laws;
mod play_offs;
mod playthroughs;
mod refusals;
pub(crate) mod scene;
mod set_up;
mod staging;
mod turns;
mod words;
mod worlds;
