//! Saving games: each decision is recorded, and written to the browser's database behind what is shown; only one tab at a
//! time plays a game.

mod autosave;
mod export;
mod label;
mod tab_lock;

pub use autosave::Autosave;
pub use export::{save_all, save_as_file, save_report};
pub use label::{Label, SavedGame};
pub use tab_lock::{Held, TabLock, follow, is_elsewhere, play_or_look_on, use_tab_lock};
