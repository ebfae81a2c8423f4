//! The user interface of Dealt!.

mod action_bar;
mod anchor;
mod board;
mod box_art;
mod brackets;
mod cards;
mod decision;
mod flights;
mod hand;
mod help;
mod house_rules;
mod log_line;
mod outcome;
mod players;
mod prompt;
mod staged;
mod trick;

use yew::prelude::*;

use crate::engine::{BySeat, Observation, Seats, Told};
use crate::games::dealt::{Dealt, Event, Stage, View};
use crate::i18n::dealt::Msg;
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
pub use staged::Staged;

/// The user interface of Dealt!.
pub struct DealtUi;

impl GameUi for DealtUi {
    type Game = Dealt;
    type Board = TurnBoard<Self>;

    const KEYS: &'static [Command] = Command::DEALT;

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

    fn log_line(told: &Told<Dealt>, names: &BySeat<String>) -> Option<LogLine> {
        Some(log_line(told, names))
    }

    fn marks(event: &Event) -> EventMarks {
        let milestone = |depth, name| Some(Milestone { depth, name });
        match event {
            Event::RoundBegan { round, .. } => EventMarks {
                pause: (*round > 1).then(|| say(Msg::RoundOver(round - 1))),
                milestone: milestone(0, say(Msg::Round)),
                ..EventMarks::default()
            },
            Event::Led { .. } => EventMarks {
                milestone: milestone(1, say(Msg::TrickPart)),
                ..EventMarks::default()
            },
            Event::RoundLost { .. } | Event::GaveChip { .. } | Event::LostGame { .. } => {
                EventMarks {
                    settles: true,
                    ..EventMarks::default()
                }
            }
            _ => EventMarks::default(),
        }
    }

    /// Each hand lies face up, and a drawn card is shown.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        open.hands = views.map(|_, view| {
            let own = view.own.iter().flatten();
            own.map(|held| Some(held.card)).collect()
        });
        if let Stage::Redrawing { by, .. } = &seen.stage {
            open.stage = views[*by].stage.clone();
        }
        open
    }

    fn flights(story: &Story<Dealt>) -> Vec<Flight> {
        flights::flights(story)
    }

    fn score(story: &Story<Dealt>) -> Sheet {
        outcome::score(story)
    }

    fn highlights(story: &Story<Dealt>) -> Vec<AttrValue> {
        outcome::highlights(story)
    }

    fn decided_by(story: &Story<Dealt>) -> Html {
        outcome::decided_by(story)
    }

    fn spoken_prompt(seen: &Observation<Dealt>) -> AttrValue {
        prompt::spoken_prompt(seen)
    }

    /// Players who have hand cards or may still have to draw before the trick ends.
    fn in_play(view: &View) -> Seats {
        let in_play = |seat, hand: &Vec<_>| !hand.is_empty() || view.trick.began.has(seat);
        view.hands.which(in_play)
    }
}
