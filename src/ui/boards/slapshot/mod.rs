//! The user interface of Slapshot.

mod action_bar;
mod anchor;
mod board;
mod cards;
mod choices;
mod deck_editor;
mod deck_files;
mod draft;
mod face_off;
mod flights;
mod game_box;
mod help;
mod log;
mod matches;
mod own_deck;
mod players;
mod prompt;
mod results;
mod rink;
mod standing;
mod team;

use crate::games::slapshot::Slapshot;
use crate::ui::boards::kit::GameUi;
use board::Board;

impl GameUi for Slapshot {
    type Board = Board;
}
