//! The user interface of Dealt!.

mod action_bar;
mod anchor;
mod board;
mod brackets;
mod cards;
mod flights;
mod game_box;
mod gaps;
mod hand;
mod log;
mod notes;
mod players;
mod prompt;
mod results;
mod sliding;
mod trick;

use yew::prelude::*;

use crate::bots::dealt::advice::Reason;
use crate::bots::{Advice, Better};
use crate::engine::{Observation, Seat};
use crate::games::dealt::Dealt;
use crate::i18n::Names;
use crate::i18n::dealt::advice;
use crate::ui::boards::kit::{GameUi, TurnBoard};
use crate::ui::words::language;

impl GameUi for Dealt {
    type Board = TurnBoard<Self>;

    fn advice(seen: &Observation<Self>, _: &Names, advice: &Advice<Self>) -> AttrValue {
        advice::advice(language(), &seen.view, advice).into()
    }

    fn better(_: &Names, better: &Better<Self>) -> [String; 2] {
        advice::better(language(), better)
    }

    fn explanation(names: &Names, seat: Seat, reason: Option<Reason>) -> AttrValue {
        advice::explanation(language(), &names[seat], reason).into()
    }
}
