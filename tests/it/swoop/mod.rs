//! The clauses of Swoop, each tested by functions named after it; also secrecy, the texts, and
//! whole games as text.
//!
//! Every position is reached by playing from a stacked deal: see [`scene`].

mod advice;
mod blind;
mod ends;
mod examples;
#[cfg(feature = "web")]
mod flights;
mod offers;
mod playthroughs;
mod refusals;
pub(crate) mod scene;
mod secrecy;
mod set_up;
mod stack;
mod staging;
mod swoops;
mod turns;
mod words;
