//! What the browser gives: an address, chance, time, the clipboard, files, small things kept, a
//! database for games, word from other tabs, and parts of the page that come later. Later sound, speech and more.

pub mod address;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod file;
pub mod idb;
pub mod local_storage;
pub mod lock;
pub mod page_visibility;
pub mod part;
pub mod styles;
