//! Seeds for deals without a given number.

/// A seed that nobody can guess; where the browser provides none, the time since the page was opened.
#[must_use]
pub fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| super::clock::now().to_bits())
}
