//! A running game of any kind: its table, its bots, and the people who take turns at the screen or play at the same
//! time.
//!
//! | file | holds |
//! | --- | --- |
//! | [`store`] | the single writer: checks, applies, records and publishes |
//! | [`running_game`] | the game's interface without its types; the store implements it |
//! | [`session`] | what every running game has: seats, autosave, who may change it |
//! | [`drivers`] | scheduling of inputs: paced turns, or frames in real time |
//! | `event_index`, `milestones`, `progress`, `visible_events` | what happened, how far the screen has progressed, and who saw it |
//! | `saving` | saving what is shown, and reporting failures |
//! | `use_last_look` | a last look at the table before the result is announced |
//! | `use_turning` | what may be revealed while a card is being turned over |
//! | `use_play_time` | whether time runs, in real time |
//! | `use_store`, `use_play_view`, `use_look_back` | the hooks that show the game |
//! | `table` | the whole table |
//! | `asked_rule` | a clause of the rules over the table |
//! | `spotlight` | events shown to everybody in place of the board |
//! | `review` | what people might have done better |
//! | `layout`, `main_content`, `panel`, `log`, `menu`, `report`, `cover`, … | what is drawn |

mod announcer;
mod asked_rule;
mod cover;
pub mod drivers;
mod elsewhere;
mod event_index;
mod layout;
mod log;
pub mod log_book;
mod look_back;
mod main_content;
mod menu;
mod milestones;
mod next_steps;
mod not_saved;
mod panel;
mod progress;
mod report;
mod review;
pub mod running_game;
mod saving;
pub mod session;
mod spotlight;
pub mod store;
mod table;
mod tools;
mod use_last_look;
mod use_look_back;
mod use_play_time;
mod use_play_view;
mod use_store;
mod use_turning;
mod visibility;
mod visible_events;

pub use event_index::EventIndex;
pub use running_game::{Found, GameHandle, Host, Reviewed, RunningGame, Scene, Shown};
pub use saving::Saving;
pub use session::Session;
pub use store::{Origin, Store};
