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
mod dragged;
mod drops;
mod flights;
mod game_box;
pub mod grid;
mod hand;
mod laid;
mod log;
mod loose;
mod mat;
mod notes;
mod own_look;
mod places;
mod players;
mod prompt;
mod results;
mod tags;
mod taken;

use yew::prelude::*;

use crate::bots::sloop::advice::Reason;
use crate::bots::{Advice, Better};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Sloop, Value};
use crate::i18n::Names;
use crate::i18n::sloop::advice;
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard};
use crate::ui::words::language;

pub use crate::staging::sloop::Target;
pub use grid::Grid;

impl GameUi for Sloop {
    type Board = TurnBoard<Self>;

    fn advice(_: &Observation<Self>, names: &Names, advice: &Advice<Self>) -> AttrValue {
        advice::advice(language(), advice, names).into()
    }

    fn better(names: &Names, better: &Better<Self>) -> [String; 2] {
        advice::better(language(), better, names)
    }

    fn explanation(names: &Names, seat: Seat, reason: Option<Reason>) -> AttrValue {
        advice::explanation(language(), seat, reason, names).into()
    }
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
    /// Dragged a card of the hand, or a flipped one.
    Drag(usize, Drag),
}

/// What happens to a card while it is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drag {
    /// It was lifted.
    Lift,
    /// It is over this.
    Over(Target),
    /// It is over nothing any more.
    Left,
    /// It was dropped on the display.
    Drop(Target),
    /// It was let go on something that it does not take.
    Refuse(Target),
    /// It was let go elsewhere.
    Return,
}
