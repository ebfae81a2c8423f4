//! The room in which Swoop is played.

mod board;
mod card;
mod closer;
mod decision;
mod flights;
mod house;
mod lid;
mod message;
mod pad;
mod pile;
mod players;
mod reference;
mod rim;
mod score;
mod spot;
mod stacks;
mod staged;

use std::ops::RangeInclusive;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::engine::{BySeat, Game, Observation, Outcome, Seats, Told};
use crate::games::swoop::{Event, Options, Swoop, View};
use crate::i18n::shell::SetupFlaw;
use crate::i18n::swoop::Msg;
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::room::{Part, Room};
use crate::ui::say;
use crate::ui::setup::{House, Setup};
use board::Board;
use card::Deck;
use house::HouseRules;
use lid::Lid;
use reference::Reference;

pub use staged::{Own, Staged};

/// How the page knows Swoop.
pub struct SwoopRoom;

impl Room for SwoopRoom {
    type Game = Swoop;
    type Board = Board;
    type HouseRules = HouseRules;
    type Deck = Deck;
    type Reference = Reference;
    type Lid = Lid;

    const PLAYERS: RangeInclusive<u8> = 3..=8;

    /// `target=500`, any number of points; `minutes=30`, any number of minutes.
    fn options(setup: &Setup) -> Result<Options, SetupFlaw> {
        let mut options = Options::new(setup.players());
        for (key, value) in &setup.house {
            let flaw = || SetupFlaw::Rule(key.clone(), value.clone());
            let number = || value.parse::<u16>().map_err(|_| flaw());
            match key.as_str() {
                "target" => options.target = number()?,
                "minutes" => options.minutes = Some(number()?),
                _ => return Err(SetupFlaw::NoSuchRule(key.clone())),
            }
            if Swoop::flaw(&options).is_some() {
                return Err(flaw());
            }
        }
        Ok(options)
    }

    fn house(options: &Options) -> House {
        let usual = Options::new(options.players);
        let mut house = House::new();
        if options.target != usual.target {
            house.insert("target".into(), options.target.to_string());
        }
        if let Some(minutes) = options.minutes {
            house.insert("minutes".into(), minutes.to_string());
        }
        house
    }

    fn line(told: &Told<Swoop>, names: &BySeat<String>) -> Option<String> {
        let line = match told {
            Told::All(event) => say(Msg::Event(event, names)),
            Told::Only(seat, secret) => say(Msg::Secret(secret, &names[*seat])),
        };
        Some(line.to_string()).filter(|line| !line.is_empty())
    }

    fn pause(event: &Event) -> Option<AttrValue> {
        match event {
            Event::RoundBegan { round, .. } if *round > 1 => Some(say(Msg::RoundOver(round - 1))),
            _ => None,
        }
    }

    fn part(event: &Event) -> Option<Part> {
        match event {
            Event::RoundBegan { .. } => Some(Part::Round),
            _ => None,
        }
    }

    /// Everybody knows each hand; what lies face down nobody knew to the end.
    fn open(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        for (seat, view) in views.iter() {
            if let Some(own) = view.own {
                open.places[seat].known = own;
            }
        }
        open
    }

    fn flights(news: &[&Event], seen: &Observation<Swoop>) -> Vec<Flight> {
        flights::flights(news, seen)
    }

    fn settles(event: &Event) -> bool {
        score::settles(event)
    }

    fn stand(events: &[&Event]) -> Option<AttrValue> {
        score::round(events).map(|round| say(Msg::Round(round)))
    }

    fn score(events: &[&Event], view: &View) -> Sheet {
        score::sheet(events, view)
    }

    /// Everybody, for a round is over when the first has no card left.
    fn in_play(view: &View) -> Seats {
        view.places.which(|_, place| place.left() > 0)
    }

    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }

    fn verdict(outcome: &Outcome, names: &BySeat<String>) -> AttrValue {
        say(Msg::Outcome(outcome, names))
    }
}

/// Gives the focus to the button that has to be held.
fn focus_hold() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector(".rim .hold").ok()?);
    let button = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    button.is_some_and(|button| button.focus().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn house_rules_lead_to_options_and_back() {
        for query in [
            "",
            "target=200",
            "minutes=30",
            "target=1000&minutes=45&seats=person,easy,easy,hard,easy",
        ] {
            let (setup, _) = Setup::from_query("swoop", query).expect(query);
            let options = SwoopRoom::options(&setup).expect(query);
            assert_eq!(SwoopRoom::house(&options), setup.house, "{query}");
        }
    }
}
