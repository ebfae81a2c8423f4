//! The user interface of Swoop.

mod action_bar;
mod anchor;
mod board;
mod cards;
mod decision;
mod flights;
mod game_box;
mod help;
mod log;
mod pile;
mod players;
mod prompt;
mod rank_pad;
mod results;
mod stacks;
mod staged;

use crate::games::swoop::Swoop;
use crate::settings::Command;
use crate::ui::boards::kit::GameUi;
use board::Board;

pub use staged::{Own, Staged};

impl GameUi for Swoop {
    type Board = Board;

    const KEYS: &'static [Command] = Command::SWOOP;
}
