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

use crate::games::sloop::Sloop;
use crate::ui::boards::kit::GameUi;
use board::Board;

pub use grid::Grid;

impl GameUi for Sloop {
    type Board = Board;
}
