//! The clauses of Dealt!, each pinned by tests named after it, and what its seats may know.
//!
//! Every position is reached by playing from a stacked deal: see [`scene`].

mod cannot_act;
mod combinations;
mod examples;
mod game_end;
mod leading;
mod oracle;
mod redraw;
mod refusals;
mod rounds;
mod scene;
mod secrecy;
mod set_up;
mod specials;
mod stack;
mod tricks;
mod wild;
mod worlds;
