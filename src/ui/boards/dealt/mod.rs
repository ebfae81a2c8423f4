//! The room in which Dealt! is played.

mod actions;
mod board;
mod face;
mod hand;
mod house;
mod lid;
mod players;
mod prompt;
mod reference;
mod staged;
mod trick;

use std::ops::RangeInclusive;

use yew::prelude::*;

use crate::engine::{BySeat, Game, Outcome, Seat, Told};
use crate::games::dealt::{Dealt, Event, Options};
use crate::i18n::dealt::Msg;
use crate::i18n::shell::SetupFlaw;
use crate::ui::room::Room;
use crate::ui::say;
use crate::ui::setup::Setup;
use board::Board;
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

    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }

    fn verdict(outcome: &Outcome, names: &BySeat<String>) -> AttrValue {
        say(Msg::Outcome(outcome, names))
    }
}
