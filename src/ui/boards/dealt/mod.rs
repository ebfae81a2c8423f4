//! The user interface of Dealt!.

mod action_bar;
mod anchor;
mod board;
mod brackets;
mod cards;
mod decision;
mod flights;
mod game_box;
mod hand;
mod help;
mod log;
mod players;
mod prompt;
mod results;
mod staged;
mod trick;

use crate::games::dealt::Dealt;
use crate::settings::Command;
use crate::ui::boards::kit::GameUi;
use board::Board;

pub use staged::Staged;

impl GameUi for Dealt {
    type Board = Board;

    const KEYS: &'static [Command] = Command::DEALT;
}
