//! What the browser gives: chance, time, the clipboard and small things kept. Later sound, speech and more.

pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod shelf;
pub mod store;
