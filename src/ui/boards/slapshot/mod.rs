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
mod team;

use crate::engine::Seat;
use crate::games::slapshot::{Kind, Slapshot};
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard};

impl GameUi for Slapshot {
    type Board = TurnBoard<Self>;
}

/// A gesture on a card. Cards of the team are given by their places from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Tapped a card of the team.
    Team(Tap),
    /// Dragged a card of the team onto another one.
    Onto(usize, usize),
    /// Tapped a deck.
    Deck(Kind),
    /// Tapped one of the backs of this team.
    Back(Seat),
}
