//! What the browser gives: chance, time and small things kept. Later sound, speech and more.

pub mod chance;
pub mod clock;
pub mod store;
