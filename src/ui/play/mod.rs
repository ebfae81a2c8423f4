//! A running game, whichever it is: its table, its bots, and the people who take turns at the
//! screen, or play at once.
//!
//! | file | holds |
//! | --- | --- |
//! | [`store`] | the one writer: checks, applies, writes down, makes known |
//! | [`running_game`] | what comes out of it, without its types |
//! | [`drivers`] | who decides when whose input comes: turns at a pace, or frames in real time |
//! | `event_index`, `progress`, `visible_events` | what happened, how far the screen has come, and who saw it |
//! | `keeping` | what becomes of a change: kept, shown, and said not to be kept where it is not |
//! | `use_closing` | how something ended, seen on the table before anything is said of it |
//! | `use_turning` | what may be told while a card is turned over |
//! | `use_running` | whether time runs, in real time |
//! | `use_store`, `use_play_view`, `use_look_back` | the hooks that put it on the screen |
//! | `table` | all of it together |
//! | `spotlight` | what happens before everybody's eyes, in the place of the board |
//! | `layout`, `middle`, `panel`, `log`, `menu`, `report`, `cover`, … | what is drawn |

mod announcer;
mod cover;
pub mod drivers;
mod elsewhere;
mod event_index;
mod host;
mod keeping;
mod layout;
mod log;
pub mod log_book;
mod look_back;
mod menu;
mod middle;
mod next_steps;
mod not_kept;
mod panel;
mod progress;
mod report;
pub mod running_game;
mod spotlight;
pub mod store;
mod table;
mod tools;
mod use_closing;
mod use_cover;
mod use_flights;
mod use_look_back;
mod use_play_view;
mod use_running;
mod use_store;
mod use_turning;
mod visibility;
mod visible_events;

pub use event_index::EventIndex;
pub use host::Host;
pub use keeping::Keeping;
pub use running_game::{GameHandle, Listener, RunningGame, Scene, Shown};
pub use store::{Origin, Store};
