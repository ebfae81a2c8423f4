//! Seeds for deals that nobody asked for by number.

/// A seed that nobody can guess. Where the browser refuses to give one, the time of day has to do.
#[must_use]
pub fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| super::clock::now().to_bits())
}
