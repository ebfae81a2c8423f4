//! The clauses of Slapshot, each tested by functions named after it; also whole games as text.
//!
//! Every position is reached by playing from stacked decks: see [`scene`].

mod advice;
mod bouts;
mod knowledge;
#[cfg(feature = "web")]
mod picks;
mod play_offs;
mod playthroughs;
mod refusals;
pub(crate) mod scene;
mod set_up;
mod staging;
mod turns;
mod words;
mod worlds;
