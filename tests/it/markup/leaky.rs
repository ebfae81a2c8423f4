//! A board that shows all that it gets, in a game with faults: each leak is noticed.

use std::ops::RangeInclusive;

use kitchen_table::bots::{Bot, Bots, Level, Random};
use kitchen_table::engine::{BySeat, Game, Outcome, Seats, Told};
use kitchen_table::games::GameId;
use kitchen_table::i18n::shell::SetupFlaw;
use kitchen_table::saves::Kept;
use kitchen_table::ui::parts::Sheet;
use kitchen_table::ui::room::{BoardProps, HouseProps, Part, Room};
use kitchen_table::ui::setup::{House, Setup};
use yew::prelude::*;

use super::{seats, traceless};
use crate::laws::faulty::{Fault, Faulty, Options, Play};

/// Where the faulty game is played. Its one house rule is what is wrong.
struct LeakyRoom;

impl Bots for Faulty {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Random::default())
    }
}

impl Kept for Faulty {
    const ID: GameId = GameId::Dealt;
}

impl Room for LeakyRoom {
    type Game = Faulty;
    type Board = Leaky;
    type HouseRules = NoRules;
    type Reference = Nothing;
    type Lid = Nothing;
    type Deck = Nothing;
    const PLAYERS: RangeInclusive<u8> = 2..=2;

    fn options(setup: &Setup) -> Result<Options, SetupFlaw> {
        let fault = setup.house.get("fault").map_or("", String::as_str);
        match serde_json::from_str(fault) {
            Ok(fault) => Ok(Options { fault }),
            Err(_) => Err(SetupFlaw::NoSuchRule("fault".into())),
        }
    }

    fn house(_: &Options) -> House {
        House::new()
    }

    fn line(_: &Told<Faulty>, _: &BySeat<String>) -> Option<String> {
        None
    }

    fn pause((): &()) -> Option<AttrValue> {
        None
    }

    fn part((): &()) -> Option<Part> {
        None
    }

    fn open(
        seen: &<Faulty as Game>::View,
        _: &BySeat<<Faulty as Game>::View>,
    ) -> <Faulty as Game>::View {
        seen.clone()
    }

    fn settles((): &()) -> bool {
        false
    }

    fn stand(_: &[&()]) -> Option<AttrValue> {
        None
    }

    fn score(_: &[&()], _: &<Faulty as Game>::View) -> Sheet {
        Sheet {
            caption: AttrValue::default(),
            rounds: Vec::new(),
            total: AttrValue::default(),
            totals: BySeat::new(2, |_| AttrValue::default()),
        }
    }

    fn in_play(_: &<Faulty as Game>::View) -> Seats {
        Seats::NONE
    }

    fn go_on() -> AttrValue {
        AttrValue::default()
    }

    fn verdict(_: &Outcome, _: &BySeat<String>) -> AttrValue {
        AttrValue::default()
    }
}

/// Shows nothing to the eye.
#[component]
fn Leaky(props: &BoardProps<Faulty>) -> Html {
    let seen = &props.seen;
    let offered: Vec<u8> = seen.tried.iter().map(|tried| tried.action.card).collect();
    let legal: Vec<bool> = (0..8)
        .map(|card| props.check.emit(Play { card, scribble: 0 }).is_ok())
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

#[component]
fn NoRules(_: &HouseProps) -> Html {
    html! { <p /> }
}

#[component]
fn Nothing() -> Html {
    html! { <p /> }
}

/// All that the law says of a fault in a few games.
fn complaints(fault: Fault) -> Vec<String> {
    let mut setup = seats(GameId::Dealt, 2);
    let fault = serde_json::to_string(&fault).expect("a name");
    setup.house.insert("fault".into(), fault);
    let said = |seed| traceless::law::<LeakyRoom>(&setup, seed).err();
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
