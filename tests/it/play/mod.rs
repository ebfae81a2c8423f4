//! What decides and writes down what happens in a running game, without a browser.

mod frames;
mod log;
mod names;
mod rivals;
mod rounds;
mod store;
