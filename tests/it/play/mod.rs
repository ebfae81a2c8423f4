//! The code that runs a game and records what happens in it, without a browser.

mod frames;
mod log;
mod matches;
mod names;
mod rivals;
mod rounds;
mod store;
