//! The user interface of Slapshot.

mod action_bar;
mod anchor;
mod board;
mod box_art;
mod cards;
mod choices;
mod decision;
mod deck_editor;
mod deck_files;
mod draft;
mod face_off;
mod flights;
mod gesture;
mod help;
mod house_rules;
mod kept_deck;
mod log_line;
mod matches;
pub mod order;
mod outcome;
mod own_deck;
mod players;
mod prompt;
mod rink;
pub mod staged;
mod standing;
mod team;

use yew::prelude::*;

use crate::engine::{BySeat, Observation, Seats, Told};
use crate::games::slapshot::{Action, Event, Slapshot, View};
use crate::i18n::slapshot::{self as words, Msg};
use crate::settings::Command;
use crate::ui::boards::kit::{
    EventMarks, GameUi, HouseRulesForm, LogLine, Milestone, Spotlight, Story, TurnBoard,
};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::words::say;
use box_art::box_art;
use cards::deck_prints;
use help::reference;
use house_rules::house_rules;

use log_line::log_line;
pub use order::Order;
pub use staged::{Staged, Verb};

/// The user interface of Slapshot.
pub struct SlapshotUi;

impl GameUi for SlapshotUi {
    type Game = Slapshot;
    type Board = TurnBoard<Self>;

    const KEYS: &'static [Command] = Command::SLAPSHOT;

    fn deck() -> Html {
        deck_prints()
    }

    fn reference() -> Html {
        reference()
    }

    fn box_art() -> Html {
        box_art()
    }

    fn house_rules(form: &HouseRulesForm) -> Html {
        house_rules(form)
    }

    fn log_line(told: &Told<Slapshot>, names: &BySeat<String>) -> Option<LogLine> {
        Some(log_line(told, names)).filter(|line| !line.words.is_empty())
    }

    /// Those whose teams play a game watch it pair by pair; the result stays.
    fn marks(event: &Event) -> EventMarks {
        let spotlight = |sides: [crate::engine::Seat; 2], stays| {
            let to = sides.into_iter().collect();
            Some(Spotlight { to, stays })
        };
        let milestone = |depth, which| {
            let name = say(Msg::Milestone(which));
            Some(Milestone { depth, name })
        };
        match event {
            Event::Revealed { bout, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), false),
                ..EventMarks::default()
            },
            Event::Won { bout, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), true),
                ..EventMarks::default()
            },
            Event::Faced(bout) if bout.overtime > 0 => EventMarks {
                spotlight: spotlight(bout.sides(), true),
                milestone: milestone(1, words::Milestone::Overtime),
                ..EventMarks::default()
            },
            Event::Faced(_) => EventMarks {
                milestone: milestone(0, words::Milestone::Game),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    fn flights(story: &Story<Slapshot>) -> Vec<Flight> {
        flights::flights(story)
    }

    fn spotlight(story: &Story<Slapshot>) -> Html {
        face_off::face_off(story)
    }

    fn now_standing(action: &Action, view: &View) -> Option<Action> {
        standing::now_standing(action, view)
    }

    fn score(story: &Story<Slapshot>) -> Sheet {
        outcome::score(story)
    }

    fn highlights(story: &Story<Slapshot>) -> Vec<AttrValue> {
        outcome::highlights(story)
    }

    fn decided_by(story: &Story<Slapshot>) -> Html {
        outcome::decided_by(story)
    }

    fn spoken_prompt(seen: &Observation<Slapshot>) -> AttrValue {
        prompt::spoken_prompt(seen)
    }

    fn purpose(story: &Story<Slapshot>) -> AttrValue {
        prompt::purpose(story)
    }

    fn last_turn(turn: &[&Event]) -> AttrValue {
        say(Msg::TurnInBrief(turn))
    }

    /// Everybody, since anybody may be visited.
    fn in_play(view: &View) -> Seats {
        view.ledger.wins.which(|_, _| true)
    }
}
