//! What the browser gives: an address, chance, time, the clipboard, files, small things kept, a shelf
//! for games, and word from other tabs. Later sound, speech and more.

pub mod address;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod file;
pub mod lock;
pub mod shelf;
pub mod sight;
pub mod store;
