//! The user interface of Dealt!.

mod action_bar;
mod anchor;
mod board;
mod brackets;
mod cards;
mod flights;
mod game_box;
mod hand;
mod help;
mod log;
mod players;
mod prompt;
mod results;
mod trick;

use crate::games::dealt::Dealt;
use crate::ui::boards::kit::{GameUi, TurnBoard};

impl GameUi for Dealt {
    type Board = TurnBoard<Self>;
}
