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

use crate::games::sloop::{Sloop, Value};
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard};

pub use grid::Grid;

impl GameUi for Sloop {
    type Board = TurnBoard<Self>;
}

/// A gesture on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Tapped a card of the hand, or a flipped one.
    Hand(Tap),
    /// Tapped a loose card, given its index.
    Loose(usize),
    /// Tapped a build.
    Build(Value),
}
