//! What people see and touch, floor by floor: each names only those below it.
//!
//! | floor | holds |
//! | --- | --- |
//! | [`listening`] | what listeners share |
//! | [`words`], [`route`] | the language and the addresses |
//! | [`use_settings`] | what people have set |
//! | [`use_layer`] | what lies over a page, and the way back that puts it away |
//! | [`caps`], [`keys`] | what stands on the keys of several at one keyboard; keys that do something wherever the focus is |
//! | [`parts`], [`motion`], [`persistence`] | components that know no game; cards that move; games written down, in one tab at a time |
//! | [`boards::kit`] | what every board has, and what a game gives the page: [`GameUi`](boards::kit::GameUi) |
//! | [`boards`], [`play`] | a folder for each game that has a table; one running game, whichever it is |
//! | [`registry`] | the one place where games are told apart, and loaded |
//! | [`app_state`] | what the whole app knows |
//! | [`library`] | the games that are kept |
//! | [`pages`] | the pages, one a file |
//! | [`app`] | all of it |

pub mod app;
pub mod app_state;
pub mod boards;
pub mod caps;
pub mod keys;
pub mod library;
pub mod listening;
pub mod motion;
pub mod pages;
pub mod parts;
pub mod persistence;
pub mod play;
pub mod registry;
pub mod route;
pub mod use_layer;
pub mod use_settings;
pub mod words;

pub use app::start;
