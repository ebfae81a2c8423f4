//! What the browser gives: an address, chance, time, the clipboard, files, small things kept, a
//! database for games, word from other tabs, parts of the page that come later, and a place on the device where
//! the page is without a network; and word of its end. Later sound, speech and more.
//!
//! Where there is no browser, as in tests, [`memory`] stands in for what keeps games, and lets it fail.

pub mod address;
pub mod api;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod file;
pub mod game_db;
pub mod install;
pub mod keyboard;
pub mod layer;
pub mod local_storage;
pub mod lock;
#[cfg(not(target_arch = "wasm32"))]
pub mod memory;
pub mod offline;
pub mod one_file;
pub mod page_visibility;
pub mod panic;
pub mod part;
pub mod press;
pub mod promise;
pub mod share;
pub mod styles;
pub mod task;
pub mod voice;

/// Whether the browser's screen and devices are as a media query of style sheets says.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    let asked = window().and_then(|window| window.match_media(query).ok()?);
    asked.is_some_and(|asked| asked.matches())
}

/// The browser's window, if there is a browser.
#[must_use]
pub fn window() -> Option<web_sys::Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window)?
}
