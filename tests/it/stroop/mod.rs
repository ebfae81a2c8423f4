//! The clauses of Stroop, each tested by functions named after it; also whole games as text, and
//! the texts.
//!
//! Every position is reached by playing from a stacked deal: see [`scene`].

mod calling;
mod cards;
mod fates;
mod handicaps;
mod inks;
mod matches;
mod playing;
mod playthroughs;
mod rounds;
mod scene;
mod stopping;
mod timing;
pub(crate) mod words;
mod worlds;
