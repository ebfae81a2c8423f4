//! The clauses of Slapshot, each pinned by tests named after it, and the laws.
//!
//! Every position is reached by playing from stacked decks: see [`scene`].

mod bouts;
mod laws;
mod play_offs;
mod scene;
mod set_up;
mod turns;
