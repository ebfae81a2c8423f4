//! The engine, by way of the fixtures.

mod playthrough;
mod real_time;
mod rng;
mod seat;
mod table;
