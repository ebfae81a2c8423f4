//! The user interface of Sloop.

mod action_bar;
mod anchor;
mod board;
mod builds;
mod capture;
mod cards;
mod choices;
mod closer;
mod counted;
mod decision;
mod display;
mod display_props;
mod flights;
mod game_box;
pub mod grid;
mod hand;
mod help;
mod log;
mod loose;
mod players;
mod prompt;
mod results;
pub mod split;
pub mod staged;
pub mod ways;

use crate::games::sloop::Sloop;
use crate::settings::Command;
use crate::ui::boards::kit::GameUi;
use board::Board;

pub use grid::Grid;
pub use split::{Places, Split};
pub use staged::{Play, Staged};
pub use ways::Verb;

impl GameUi for Sloop {
    type Board = Board;

    const KEYS: &'static [Command] = Command::SLOOP;
}
