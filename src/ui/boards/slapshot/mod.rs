//! The user interface of Slapshot.

mod action_bar;
mod anchor;
mod board;
mod cards;
mod choices;
mod deck_editor;
mod deck_files;
mod draft;
mod drawn;
mod drops;
mod face_off;
mod flights;
mod game_box;
mod heads;
mod ice;
mod log;
mod matches;
mod notes;
mod own_deck;
mod own_moves;
mod players;
mod playoffs;
mod prompt;
mod results;
mod rink;
mod team;

use yew::prelude::*;

use crate::bots::slapshot::advice::Reason;
use crate::bots::{Advice, Better};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::Slapshot;
use crate::i18n::Names;
use crate::i18n::slapshot::advice;
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard};
use crate::ui::words::language;

impl GameUi for Slapshot {
    type Board = TurnBoard<Self>;

    fn advice(_: &Observation<Self>, names: &Names, advice: &Advice<Self>) -> AttrValue {
        advice::advice(language(), advice, names).into()
    }

    fn better(names: &Names, better: &Better<Self>) -> [String; 2] {
        advice::better(language(), better, names)
    }

    fn explanation(names: &Names, seat: Seat, reason: Option<Reason>) -> AttrValue {
        advice::explanation(language(), &names[seat], reason).into()
    }
}

/// A gesture on a card. Cards of the team are given by their places from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Tapped a card of the team.
    Team(Tap),
    /// Dragged the card of a slot onto another one.
    Onto(usize, usize),
    /// Tapped one of the backs of this team, or dragged it to the own one.
    Back(Seat, usize),
    /// Put this card under the deck of its kind.
    Under(usize),
    /// Dragged this card to the one drawn in a trade, to give it for that.
    Gift(usize),
}
