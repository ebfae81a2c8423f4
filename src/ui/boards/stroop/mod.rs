//! The user interface of Stroop.

mod board;
mod box_art;
mod cards;
mod cells;
mod devices;
mod fate;
mod handles;
mod hands;
mod help;
mod house_rules;
mod input;
mod key_test;
mod landing;
mod log_line;
mod middle;
mod outcome;
mod own_cards;
mod phase;
mod place;
mod ready;
mod rival;
mod touches;
mod zone;

use yew::prelude::*;

use crate::bots::{Bot, Level};
use crate::engine::{BySeat, Seats, Told};
use crate::games::stroop::{Action, Event, Stroop, View};
use crate::i18n::stroop::Msg;
use crate::setup::Setup;
use crate::ui::boards::kit::{
    EventMarks, GameUi, HouseRulesForm, LogLine, Milestone, Seating, Story,
};
use crate::ui::parts::Sheet;
use crate::ui::words::say;
use board::Board;
use box_art::box_art;
use help::reference;
use house_rules::house_rules;

/// The user interface of Stroop.
pub struct StroopUi;

impl GameUi for StroopUi {
    type Game = Stroop;
    type Board = Board;

    const SEATING: Seating = Seating::Open;
    const REAL_TIME: bool = true;
    const PAUSE: Option<Action> = Some(Action::Pause);

    /// Cards are words, drawn in place.
    fn deck() -> Html {
        Html::default()
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

    fn log_line(told: &Told<Stroop>, names: &BySeat<String>) -> Option<LogLine> {
        Some(log_line::log_line(told, names)).filter(|line| !line.words.is_empty())
    }

    fn marks(event: &Event) -> EventMarks {
        match event {
            Event::RoundBegan { .. } => EventMarks {
                milestone: Some(Milestone {
                    depth: 0,
                    name: say(Msg::Round),
                }),
                ..EventMarks::default()
            },
            Event::DealtOut { .. } => EventMarks {
                pause: Some(say(Msg::RoundOver(1))),
                ..EventMarks::default()
            },
            Event::RoundEnded { .. } => EventMarks {
                settles: true,
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    fn bot(level: Level) -> Box<dyn Bot<Stroop>> {
        rival::bot(level)
    }

    fn learn(setup: &Setup, view: &View) {
        rival::learn(setup, view);
    }

    fn score(story: &Story<Stroop>) -> Sheet {
        outcome::score(story)
    }

    fn highlights(story: &Story<Stroop>) -> Vec<AttrValue> {
        outcome::highlights(story)
    }

    fn in_play(view: &View) -> Seats {
        view.board
            .hands
            .which(|seat, _| !view.board.barred.has(seat))
    }

    fn go_on() -> AttrValue {
        say(Msg::RoundTwo)
    }
}
