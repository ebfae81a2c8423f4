//! Access to the browser: the address, randomness, time, the clipboard, files, local storage, a database for games,
//! messages between tabs, code loaded on demand, languages, offline use, speech, and reporting panics.
//!
//! Without a browser, as in tests, [`simulated_browser`] simulates its storage, including failures.

pub mod address;
pub mod api;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod early_press;
pub mod file;
pub mod foreign_hands;
pub mod install;
pub mod keyboard;
pub mod layer;
pub mod leaving;
pub mod local_storage;
pub mod locale;
pub mod lock;
pub mod offline;
pub mod one_file;
pub mod page_visibility;
pub mod panic;
pub mod part;
pub mod persistent_storage;
pub mod save_db;
pub mod share;
#[cfg(not(target_arch = "wasm32"))]
pub mod simulated_browser;
pub mod task;
pub mod voice;

/// Whether a media query of style sheets matches.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    let asked = window().and_then(|window| window.match_media(query).ok()?);
    asked.is_some_and(|asked| asked.matches())
}

/// The browser's window; `None` outside browsers.
#[must_use]
pub fn window() -> Option<web_sys::Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window)?
}
