//! The user interface of Slapshot.

mod action_bar;
mod anchor;
mod board;
mod cards;
mod choices;
mod decision;
mod deck_editor;
mod deck_files;
mod draft;
mod face_off;
mod flights;
mod game_box;
mod help;
mod log;
mod matches;
pub mod order;
mod own_deck;
mod players;
mod prompt;
mod results;
mod rink;
pub mod staged;
mod standing;
mod team;

use crate::games::slapshot::Slapshot;
use crate::settings::Command;
use crate::ui::boards::kit::GameUi;
use board::Board;

pub use order::Order;
pub use staged::{Staged, Verb};

impl GameUi for Slapshot {
    type Board = Board;

    const KEYS: &'static [Command] = Command::SLAPSHOT;
}
