//! A running game of any kind: its table, its bots, and the people who take turns at the screen or play at the same
//! time.
//!
//! | file | holds |
//! | --- | --- |
//! | [`store`] | the single writer: checks, applies, records and publishes |
//! | `running_game` | the game's interface without its types; the store implements it |
//! | `snapshot` | what the page shows of a game, as plain data |
//! | [`session`] | what every running game has: seats, autosave, who may change it |
//! | `drivers` | scheduling of inputs: paced turns, or frames in real time |
//! | `event_index`, `milestones`, `progress`, `visible_events` | what happened, how far the screen has progressed, and who saw it |
//! | `use_store` | shows what is new, has it saved behind that, and reports failures |
//! | `use_play_view` | what is shown: whose board, at which moment, with which cards in the air |
//! | `table` | the whole table |
//! | `asked_rule` | a clause of the rules over the table |
//! | `spotlight` | events shown to everybody in place of the board |
//! | `visibility` | whose cards the screen may show |
//! | `announcer` | what is announced to those who cannot see it |
//! | `log_book` | the log as seen by given eyes |
//! | `tools`, `next_steps` | what one can do with a running game besides playing, and after it |
//! | `look_back`, `review` | the game as it was, and what people might have done better |
//! | `layout`, `main_content`, `panel`, `log`, `menu`, `report`, `cover`, `notices` | what is drawn |

mod announcer;
mod asked_rule;
mod cover;
mod drivers;
mod event_index;
mod layout;
mod log;
pub mod log_book;
mod look_back;
mod main_content;
mod menu;
mod milestones;
mod next_steps;
mod notices;
mod panel;
mod progress;
mod report;
mod review;
mod running_game;
pub mod session;
mod snapshot;
mod spotlight;
pub mod store;
mod table;
mod tools;
mod use_play_view;
mod use_store;
mod visibility;
mod visible_events;

pub use event_index::EventIndex;
pub use running_game::{Asked, GameHandle, RunningGame};
pub use session::Session;
pub use snapshot::{Found, Reviewed, Scene, Shown, Snapshot, Summary};
pub use store::{Origin, Store};
pub use table::{Host, table};
pub use use_store::Saving;
