//! What the browser gives: chance, time, the clipboard, files, small things kept and a shelf for games.
//! Later sound, speech and more.

pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod file;
pub mod shelf;
pub mod store;
