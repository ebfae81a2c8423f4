//! The user interface of Swoop.

mod action_bar;
mod anchor;
mod board;
mod cards;
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

use crate::games::swoop::Swoop;
use crate::ui::boards::kit::GameUi;
use board::Board;

impl GameUi for Swoop {
    type Board = Board;
}
