//! The registry of games: the one place where the page tells games apart.

use std::rc::Rc;

use yew::prelude::*;

use super::boards::dealt::DealtUi;
use super::boards::kit::GameUi;
use super::boards::swoop::SwoopUi;
use super::play::{GameHandle, Origin, Store};
use super::words::names;
use crate::engine::Outcome;
use crate::games::GameId;
use crate::saves::{self, BrokenOff, Unreadable, link};
use crate::settings::Command;
use crate::setup::{HouseRules, Setup, SetupFlaw};

/// Does something on a game's side of the page; what is said of a game without a table stands last.
macro_rules! on_its_side {
    ($game:expr, $ui:ident => $do:expr, $none:expr) => {
        match $game {
            GameId::Dealt => {
                type $ui = DealtUi;
                $do
            }
            GameId::Swoop => {
                type $ui = SwoopUi;
                $do
            }
            GameId::Sloop | GameId::Stroop | GameId::Slapshot => $none,
        }
    };
}

/// The form for a game's house rules.
pub fn house_rules(setup: &Setup, onchange: Callback<HouseRules>) -> Html {
    on_its_side!(setup.game, U => house_rules_of::<U>(setup, onchange), Html::default())
}

fn house_rules_of<U: GameUi>(setup: &Setup, onchange: Callback<HouseRules>) -> Html {
    html! { <U::HouseRules setup={setup.clone()} {onchange} /> }
}

/// The picture on a game's box.
pub fn box_art(game: GameId) -> Html {
    on_its_side!(game, U => box_art_of::<U>(), Html::default())
}

fn box_art_of<U: GameUi>() -> Html {
    html! { <U::BoxArt /> }
}

/// The commands of a game's own.
#[must_use]
pub fn keys(game: GameId) -> &'static [Command] {
    on_its_side!(game, U => U::KEYS, &[])
}

/// How a game ended, in a sentence.
#[must_use]
pub fn verdict(setup: &Setup, outcome: &Outcome) -> AttrValue {
    on_its_side!(setup.game, U => U::verdict(outcome, &names(setup)), AttrValue::default())
}

/// Deals a game.
///
/// # Errors
/// What is wrong with the setup.
pub fn deal(setup: &Setup, seed: u64) -> Result<GameHandle, SetupFlaw> {
    if let Some(flaw) = setup.flaw() {
        return Err(flaw);
    }
    on_its_side!(
        setup.game,
        U => Ok(handle(Store::<U>::deal(setup, seed)?)),
        Err(SetupFlaw::NoTable(setup.game))
    )
}

/// Takes a game up from the lines of its journal, which is replayed once.
///
/// # Errors
/// Where it cannot be read.
pub fn open(lines: &[String], origin: &Origin) -> Result<GameHandle, BrokenOff> {
    let none_good = |why| BrokenOff { why, good: 0 };
    let first = lines.first().map_or("", String::as_str);
    let game = saves::game_of(first).map_err(none_good)?;
    on_its_side!(
        game,
        U => Ok(handle(Store::<U>::open(lines, origin)?)),
        Err(none_good(Unreadable::NoTable(game)))
    )
}

/// Takes a finished game up from a link.
///
/// # Errors
/// Why it cannot be read.
pub fn finished(text: &str) -> Result<GameHandle, Unreadable> {
    let game = link::game_of(text)?;
    on_its_side!(
        game,
        U => Ok(handle(Store::<U>::finished(text)?)),
        Err(Unreadable::NoTable(game))
    )
}

fn handle<U: GameUi>(store: Rc<Store<U>>) -> GameHandle {
    GameHandle::new(store)
}
