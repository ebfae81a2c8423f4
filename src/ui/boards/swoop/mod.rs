//! The user interface of Swoop.

mod action_bar;
mod anchor;
mod board;
mod cards;
mod cleared;
mod deal;
mod flights;
mod game_box;
mod heap;
mod log;
mod notes;
mod pile;
mod pile_look;
mod players;
mod prompt;
mod rank_pad;
mod results;
mod signs;
mod stacks;

use yew::prelude::*;

use crate::bots::swoop::advice::Reason;
use crate::bots::{Advice, Better};
use crate::engine::{Observation, Seat};
use crate::games::swoop::{Rank, Swoop};
use crate::i18n::Names;
use crate::i18n::swoop::advice;
use crate::ui::boards::kit::{GameUi, Tap, TurnBoard, drags};
use crate::ui::words::language;

impl GameUi for Swoop {
    type Board = TurnBoard<Self>;

    fn advice(seen: &Observation<Self>, _: &Names, advice: &Advice<Self>) -> AttrValue {
        advice::advice(language(), seen, advice).into()
    }

    fn better(_: &Names, better: &Better<Self>) -> [String; 2] {
        advice::better(language(), better)
    }

    fn explanation(names: &Names, seat: Seat, reason: Option<Reason>) -> AttrValue {
        advice::explanation(language(), &names[seat], reason).into()
    }
}

/// A gesture on the viewer's cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Tapped a key of the pad.
    Key(Tap<Rank>),
    /// Tapped a stack.
    Stack(u8),
    /// Tapped the pile, where what is staged goes.
    Pile,
    /// Dragged a key to the pile.
    DropKey(Rank),
    /// Dragged the top of a stack to the pile.
    DropStack(u8),
}

/// The name of the pile as a place where cards are dropped.
const PILE: &str = "pile";

/// The listener of what can be dragged to the pile.
fn drags_to_pile(
    active: bool,
    ongesture: &Callback<(Gesture, f64)>,
    gesture: Gesture,
) -> Callback<PointerEvent> {
    drags(active, ongesture, move |place| {
        (place == PILE).then_some(gesture)
    })
}
