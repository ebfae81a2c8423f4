//! What the browser gives: chance, time, the clipboard, small things kept and a shelf for games. Later
//! sound, speech and more.

pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod shelf;
pub mod store;
