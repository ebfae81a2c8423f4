//! A board that leaks everything it gets, in a game with faults: each leak is noticed.

use std::convert::Infallible;

use kitchen_table::bots::{Advise, Bot, Bots, Level, Random, Temper};
use kitchen_table::engine::{BySeat, Game, Outcome, Seat, Seats, Told};
use kitchen_table::games::GameId;
use kitchen_table::i18n::Names;
use kitchen_table::setup::{HouseRules, Playable, SetupFlaw};
use kitchen_table::ui::boards::kit::{
    BoardProps, Cards, Flights, GameBox, GameUi, Log, LogLine, Results, Story, Turns,
};
use kitchen_table::ui::components::Sheet;
use yew::prelude::*;

use super::{seats, traceless};
use crate::laws::faulty::{Fault, Faulty, Options, Play};

impl Bots for Faulty {
    fn bot_of(_: Level, _: Option<Temper>) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}

/// The one house rule is the fault.
impl Playable for Faulty {
    const ID: GameId = GameId::Dealt;

    fn options(_: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        let fault = rules.get("fault").unwrap_or_default();
        match serde_json::from_str(fault) {
            Ok(fault) => Ok(Options { fault }),
            Err(_) => Err(SetupFlaw::NoSuchRule("fault".into())),
        }
    }

    fn house_rules(_: &Options) -> HouseRules {
        HouseRules::default()
    }
}

impl Advise for Faulty {
    type Reason = Infallible;
}

impl GameUi for Faulty {
    type Board = Leaky;
}

impl Cards for Faulty {
    fn reference() -> Html {
        Html::default()
    }
}

impl GameBox for Faulty {
    fn box_art() -> Html {
        Html::default()
    }
}

impl Log for Faulty {
    fn log_line(_: &Told<Faulty>, _: &Names) -> Option<LogLine> {
        None
    }
}

impl Flights for Faulty {}

impl Results for Faulty {
    fn score(_: &Story<Faulty>) -> Sheet {
        Sheet {
            caption: AttrValue::default(),
            heads: Vec::new(),
            rounds: Vec::new(),
            total: AttrValue::default(),
            totals: BySeat::new(2, |_| AttrValue::default()),
        }
    }

    fn verdict(_: &Story<Faulty>, _: &Outcome) -> AttrValue {
        AttrValue::default()
    }
}

impl Turns for Faulty {
    fn in_play(_: &<Faulty as Game>::View) -> Seats {
        Seats::NONE
    }
}

/// Shows nothing to the eye.
#[component]
pub(crate) fn Leaky(props: &BoardProps<Faulty>) -> Html {
    let seen = &props.seen;
    let offered: Vec<u8> = seen.tried.iter().map(|tried| tried.action.card).collect();
    let seat = seen.eyes.seat().unwrap_or(Seat(0));
    let legal: Vec<bool> = (0..8)
        .map(|card| props.check.emit((seat, Play { card, scribble: 0 })).is_ok())
        .collect();
    html! {
        <p
            data-shown={format!("{:?}", seen.view.shown)}
            data-thought={format!("{:?}", seen.thought)}
            data-offered={format!("{offered:?}")}
            data-legal={format!("{legal:?}")}
        />
    }
}

/// All complaints of the law about a fault, in a few games.
fn complaints(fault: Fault) -> Vec<String> {
    let mut setup = seats(GameId::Dealt, 2);
    let fault = serde_json::to_string(&fault).expect("a name");
    setup.house_rules.set("fault", Some(fault));
    let said = |seed| traceless::law::<Faulty>(&setup, seed).err();
    (0..40).filter_map(said).collect()
}

#[test]
fn a_board_leaves_no_trace_of_what_it_does_not_get() {
    assert_eq!(complaints(Fault::None), [""; 0]);
}

#[test]
fn each_trace_in_a_board_is_noticed() {
    for (fault, whose, trace) in [
        (Fault::ShowsAHand, "the board of Seat", "data-shown"),
        (
            Fault::ShowsAHandToTheTable,
            "the board of Table",
            "data-shown",
        ),
        (Fault::ThoughtTells, "the board of Seat", "data-thought"),
        (Fault::OffersBySecret, "the board of Seat", "data-offered"),
        (Fault::RulesBySecret, "the board of Seat", "data-legal"),
    ] {
        let complaints = complaints(fault);
        let told = |said: &String| said.contains(whose) && said.contains(trace);
        assert!(complaints.iter().any(told), "{fault:?}: {complaints:?}");
    }
}
