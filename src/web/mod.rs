//! What the browser gives: an address, chance, time, the clipboard, small things kept and a shelf for
//! games. Later sound, speech and more.

pub mod address;
pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod shelf;
pub mod store;
