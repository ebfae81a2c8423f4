//! German. Its text lies beside this file.

#[cfg(test)]
mod addressing;
mod grammar;
pub(super) mod sloop;
