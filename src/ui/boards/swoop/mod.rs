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

use crate::games::swoop::{Rank, Swoop};
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard};

impl GameUi for Swoop {
    type Board = TurnBoard<Self>;
}

/// A gesture on the viewer's cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Tapped a key of the pad.
    Key(Tap<Rank>),
    /// Tapped a stack.
    Stack(u8),
}
