//! The user interface of Sloop.

mod action_bar;
mod anchor;
mod board;
mod box_art;
mod builds;
mod capture;
mod cards;
mod choices;
mod closer;
mod counted;
mod decision;
mod display;
mod display_props;
mod flights;
mod gesture;
pub mod grid;
mod hand;
mod help;
mod log_line;
mod loose;
mod outcome;
mod partners;
mod players;
mod prompt;
pub mod split;
pub mod staged;
pub mod ways;

use yew::prelude::*;

use crate::engine::{BySeat, Observation, Outcome, Seats, Told};
use crate::games::sloop::{Event, Sloop, Stage, View};
use crate::i18n::sloop::Msg;
use crate::settings::Command;
use crate::ui::boards::kit::{
    EventMarks, GameUi, HouseRulesForm, LogLine, Milestone, Story, TurnBoard,
};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::words::say;
use box_art::box_art;
use cards::deck_prints;
use help::reference;
use partners::partners;

use log_line::log_line;

pub use grid::Grid;
pub use split::{Places, Split};
pub use staged::{Play, Staged};
pub use ways::Verb;

/// The user interface of Sloop.
pub struct SloopUi;

impl GameUi for SloopUi {
    type Game = Sloop;
    type Board = TurnBoard<Self>;

    const KEYS: &'static [Command] = Command::SLOOP;

    fn deck() -> Html {
        deck_prints()
    }

    fn reference() -> Html {
        reference()
    }

    fn box_art() -> Html {
        box_art()
    }

    fn partners(form: &HouseRulesForm) -> Html {
        partners(form)
    }

    fn log_line(told: &Told<Sloop>, names: &BySeat<String>) -> Option<LogLine> {
        Some(log_line(told, names)).filter(|line| !line.words.is_empty())
    }

    /// The whole game is one round; its parts are turns.
    fn marks(event: &Event) -> EventMarks {
        let turn = || Milestone {
            depth: 1,
            name: say(Msg::Turn),
        };
        EventMarks {
            milestone: matches!(event, Event::Turn { .. }).then(turn),
            settles: matches!(event, Event::TookRest { .. }),
            ..EventMarks::default()
        }
    }

    /// All hands lie face up, and so does an offered card.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        open.known = views.map(|_, view| view.own.clone().unwrap_or_default());
        if let Stage::Answering { to, .. } = seen.stage {
            open.stage = views[to].stage.clone();
        }
        open
    }

    fn flights(story: &Story<Sloop>) -> Vec<Flight> {
        flights::flights(story)
    }

    fn score(story: &Story<Sloop>) -> Sheet {
        outcome::score(story)
    }

    fn highlights(story: &Story<Sloop>) -> Vec<AttrValue> {
        outcome::highlights(story)
    }

    fn decided_by(story: &Story<Sloop>) -> Html {
        outcome::decided_by(story)
    }

    fn spoken_prompt(seen: &Observation<Sloop>) -> AttrValue {
        prompt::spoken_prompt(seen)
    }

    fn last_turn(turn: &[&Event]) -> AttrValue {
        say(Msg::TurnInBrief(turn))
    }

    /// Players who have cards or will have drawn some by their next turn.
    fn in_play(view: &View) -> Seats {
        let acts = staged::actor(view);
        view.hands
            .which(|seat, &hand| hand > 0 || view.pile > 0 || acts == Some(seat))
    }

    fn purpose(story: &Story<Sloop>) -> AttrValue {
        prompt::purpose(&story.seen.view, story.names)
    }

    fn verdict(story: &Story<Sloop>, outcome: &Outcome) -> AttrValue {
        outcome::verdict(story, outcome)
    }
}
