//! German. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod dealt;
mod grammar;
pub(super) mod swoop;
