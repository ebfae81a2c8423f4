//! The user interface of Swoop.

mod action_bar;
mod anchor;
mod board;
mod box_art;
mod cards;
mod decision;
mod flights;
mod gesture;
mod help;
mod house_rules;
mod log_line;
mod outcome;
mod pile;
mod players;
mod prompt;
mod rank_pad;
mod stacks;
mod staged;

use yew::prelude::*;

use crate::engine::{BySeat, Observation, Seats, Told};
use crate::games::swoop::{Event, Swoop, View};
use crate::i18n::swoop::Msg;
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
use house_rules::house_rules;

use log_line::log_line;
pub use staged::{Own, Staged};

/// The user interface of Swoop.
pub struct SwoopUi;

impl GameUi for SwoopUi {
    type Game = Swoop;
    type Board = TurnBoard<Self>;

    const KEYS: &'static [Command] = Command::SWOOP;

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

    fn log_line(told: &Told<Swoop>, names: &BySeat<String>) -> Option<LogLine> {
        Some(log_line(told, names)).filter(|line| !line.words.is_empty())
    }

    fn marks(event: &Event) -> EventMarks {
        match event {
            Event::RoundBegan { round, .. } => EventMarks {
                pause: (*round > 1).then(|| say(Msg::RoundOver(round - 1))),
                milestone: Some(Milestone {
                    depth: 0,
                    name: say(Msg::Round),
                }),
                ..EventMarks::default()
            },
            Event::WentOut { .. } | Event::Scored { .. } => EventMarks {
                settles: true,
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    /// All hands are known; face-down cards remained unknown to everybody.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        for (seat, view) in views.iter() {
            if let Some(own) = view.own {
                open.places[seat].known = own;
            }
        }
        open
    }

    fn flights(story: &Story<Swoop>) -> Vec<Flight> {
        flights::flights(story)
    }

    fn score(story: &Story<Swoop>) -> Sheet {
        outcome::score(story)
    }

    fn highlights(story: &Story<Swoop>) -> Vec<AttrValue> {
        outcome::highlights(story)
    }

    fn last_turn(turn: &[&Event]) -> AttrValue {
        say(Msg::TurnInBrief(turn))
    }

    fn spoken_prompt(seen: &Observation<Swoop>) -> AttrValue {
        prompt::spoken_prompt(seen)
    }

    /// Everybody with cards left: a round ends when the first player has none.
    fn in_play(view: &View) -> Seats {
        view.places.which(|_, place| place.left() > 0)
    }
}
