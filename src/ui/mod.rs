//! The user interface, floor by floor: each uses only those below it.
//!
//! | floor | holds |
//! | --- | --- |
//! | [`listening`], [`languages`] | shared helpers for event listeners; the page's language, and loading its text |
//! | [`words`], [`route`] | text in the page's language; the addresses |
//! | [`browser_drags`] | keeping the browser's own dragging away |
//! | [`use_settings`] | the user's settings |
//! | [`use_layer`] | overlays that the browser's back button closes |
//! | [`key_caps`], [`commands`] | key caps for players who share a keyboard; commands that work wherever the focus is |
//! | [`components`], [`motion`], [`saving`] | shared components; moving cards; saving games, in one tab at a time |
//! | [`boards::kit`] | what all boards share, and a game's interface to the page: [`GameUi`](boards::kit::GameUi) |
//! | [`boards`], [`play`] | one folder for each game's table; a running game of any kind |
//! | [`registry`] | the one place that distinguishes the games, and loads them |
//! | [`app_state`] | state shared by the whole app |
//! | [`saved_games`] | the saved games |
//! | [`pages`] | the pages, one per file |
//! | [`app`] | the root component |

pub mod app;
pub mod app_state;
pub mod boards;
pub mod browser_drags;
pub mod commands;
pub mod components;
pub mod key_caps;
pub mod languages;
pub mod listening;
pub mod motion;
pub mod pages;
pub mod play;
pub mod registry;
pub mod route;
pub mod saved_games;
pub mod saving;
pub mod use_layer;
pub mod use_settings;
pub mod words;

pub use app::start;
