//! Bots are legal, deterministic, blind to what is hidden, and as strong as they are called.

mod dealt;
mod dealt_reach;
mod levels;
mod sloop;
