//! The tests of the crate from outside, as one binary.

mod dealt;
