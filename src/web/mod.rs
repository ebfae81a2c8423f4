//! What the browser gives: chance, time, the clipboard, small things kept, a shelf for games, and word
//! from other tabs. Later sound, speech and more.

pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod lock;
pub mod shelf;
pub mod sight;
pub mod store;
