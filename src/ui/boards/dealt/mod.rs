//! The room in which Dealt! is played.

mod board;
mod card;
mod decision;
mod flights;
mod hand;
mod house;
mod lid;
mod message;
mod players;
mod plays;
mod reference;
mod rim;
mod score;
mod spot;
mod staged;
mod trick;

use std::ops::RangeInclusive;

use yew::prelude::*;

use crate::engine::{BySeat, Game, Observation, Outcome, Seat, Seats, Told};
use crate::games::dealt::{Dealt, Event, Options, Stage, View};
use crate::i18n::dealt::Msg;
use crate::i18n::shell::SetupFlaw;
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

pub use staged::Staged;

/// How the page knows Dealt!.
pub struct DealtRoom;

impl Room for DealtRoom {
    type Game = Dealt;
    type Board = Board;
    type HouseRules = HouseRules;
    type Deck = Deck;
    type Reference = Reference;
    type Lid = Lid;

    const PLAYERS: RangeInclusive<u8> = 3..=5;

    /// `chips=2` or `3`; `oldest=1` to the number of players.
    fn options(setup: &Setup) -> Result<Options, SetupFlaw> {
        let mut options = Options::new(setup.players());
        for (key, value) in &setup.house {
            let flaw = || SetupFlaw::Rule(key.clone(), value.clone());
            let number = || value.parse::<u8>().map_err(|_| flaw());
            match key.as_str() {
                "chips" => options.chips = number()?,
                "oldest" => options.oldest = Seat(number()?.checked_sub(1).ok_or_else(flaw)?),
                _ => return Err(SetupFlaw::NoSuchRule(key.clone())),
            }
            if Dealt::flaw(&options).is_some() {
                return Err(flaw());
            }
        }
        Ok(options)
    }

    fn house(options: &Options) -> House {
        let usual = Options::new(options.players);
        let mut house = House::new();
        if options.chips != usual.chips {
            house.insert("chips".into(), options.chips.to_string());
        }
        if options.oldest != usual.oldest {
            house.insert("oldest".into(), (options.oldest.0 + 1).to_string());
        }
        house
    }

    fn line(told: &Told<Dealt>, names: &BySeat<String>) -> Option<String> {
        let line = match told {
            Told::All(event) => say(Msg::Event(event, names)),
            Told::Only(seat, secret) => say(Msg::Secret(secret, &names[*seat])),
        };
        Some(line.to_string())
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
            Event::Led { .. } => Some(Part::Trick),
            _ => None,
        }
    }

    /// Each hand lies face up, and a card that was drawn shows itself.
    fn open(seen: &View, views: &BySeat<View>) -> View {
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

    fn flights(news: &[&Event], seen: &Observation<Dealt>) -> Vec<Flight> {
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

    /// Who has hand cards, or may still have to draw before the trick is over.
    fn in_play(view: &View) -> Seats {
        let in_play = |seat, hand: &Vec<_>| !hand.is_empty() || view.trick.began.has(seat);
        view.hands.which(in_play)
    }

    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }

    fn verdict(outcome: &Outcome, names: &BySeat<String>) -> AttrValue {
        say(Msg::Outcome(outcome, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn house_rules_lead_to_options_and_back() {
        for query in [
            "",
            "chips=3",
            "oldest=2",
            "chips=3&oldest=4&seats=person,easy,easy,hard",
        ] {
            let (setup, _) = Setup::from_query("dealt", query).expect(query);
            let options = DealtRoom::options(&setup).expect(query);
            assert_eq!(DealtRoom::house(&options), setup.house, "{query}");
        }
    }
}
