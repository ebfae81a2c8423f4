//! The clauses of Dealt!, each tested by functions named after it; also secrecy, and whole games as
//! text.
//!
//! Every position is reached by playing from a stacked deal: see [`scene`].

mod advice;
mod cannot_act;
mod combinations;
mod examples;
#[cfg(feature = "web")]
mod flights;
mod game_end;
mod leading;
mod oracle;
mod playthroughs;
mod redraw;
mod refusals;
mod rounds;
mod scene;
mod secrecy;
mod set_up;
mod specials;
mod stack;
mod staging;
mod tricks;
mod wild;
mod words;
mod worlds;
