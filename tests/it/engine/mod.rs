//! Tests of the engine, using the fixtures.

mod playthrough;
mod real_time;
mod rng;
mod seat;
mod table;
